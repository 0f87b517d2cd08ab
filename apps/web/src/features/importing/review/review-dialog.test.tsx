import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cvDocument, type CvDocument } from '@candor/domain/cv';
import { modelInUse } from '../../../platform/model-in-use.ts';
import { queryClient } from '../../../platform/query-client.ts';
import type { FillHow } from '../fill-how.ts';
import type { Reading } from '../reading.ts';
import { ReviewDialog } from './review-dialog.tsx';
import type { ReviewState } from './review-state.ts';

const document = cvDocument({
  basics: { name: 'Ana Ruiz', email: 'ana@example.org' },
  experience: [
    { company: 'Riversde', position: 'Charge Nurse', start: '2020', end: '2023' },
    { company: 'St. Mary', position: 'Nurse', start: '2016', end: '2020' },
  ],
  skills: [{ name: 'Triage' }, { name: 'Epic' }],
});
const box = { x0: 0, top: 0, x1: 1, bottom: 1 };
const reading: Reading = {
  type: 'docx',
  document,
  text: 'Ana Ruiz\nana@example.org\nCharge Nurse, Riversde, 2020 - 2023\nNurse, St. Mary, 2016 - 2020\nTriage, Epic',
  detectedType: 'cv',
  confidence: 0.8,
  language: 'en',
  wordCount: 20,
  sections: [],
  notes: [],
  unplaced: ['Nationality: Spanish', 'Ward choir'],
  fields: [
    { path: 'basics.name', certainty: 0.95, page: 1, box },
    { path: 'experience.0.company', certainty: 0.4, page: 1, box },
    { path: 'experience.1.end', certainty: 0.3, page: 1, box },
  ],
  recognized: [],
};

beforeEach(() => useModel(false));
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function useModel(isInUse: boolean) {
  queryClient.setQueryDefaults(modelInUse.queryKey, { staleTime: Infinity });
  queryClient.setQueryData(modelInUse.queryKey, { isInUse });
}

const onKeep = vi.fn<(state: ReviewState) => void>();

function review({ isFormEmpty = true, kept = undefined as ReviewState | undefined, found = document } = {}) {
  const onFill = vi.fn<(document: CvDocument, how: FillHow) => void>();
  render(
    <QueryClientProvider client={queryClient}>
      <>
        <ReviewDialog
          name="cv.docx"
          file={null}
          reading={{ ...reading, document: found }}
          stored={kept}
          onKeep={onKeep}
          isFormEmpty={() => isFormEmpty}
          onFill={onFill}
          onClose={() => undefined}
        />
      </>
    </QueryClientProvider>,
  );
  return { onFill, user: userEvent.setup(), list: screen.getByRole('region', { name: 'What we found' }) };
}
const fill = () => screen.getByRole('button', { name: 'Fill the form' });

it('fills an empty form with what was found, nothing changed', async () => {
  const { onFill, user } = review();
  await user.click(fill());
  expect(onFill).toHaveBeenCalledExactlyOnceWith(document, 'replace');
});

it('puts uncertain fields first, and settles them by a correction or a word', async () => {
  const { onFill, user, list } = review();
  const first = within(list).getByRole('region', { name: 'Check these first' });
  expect(within(first).getByText('2 of 2 uncertain fields to check')).toBeTruthy();
  const company = within(first).getByLabelText('Company, Position 1');
  await user.clear(company);
  await user.type(company, 'Riverside');
  expect(within(first).getByText('Corrected by you')).toBeTruthy();
  expect(within(first).getByText('1 of 2 uncertain fields to check')).toBeTruthy();
  await user.click(within(first).getByRole('button', { name: 'Looks right: Dates, Position 2' }));
  expect(within(list).getByRole('region', { name: 'All checked' })).toBeTruthy();
  await user.click(fill());
  expect(onFill.mock.calls[0]?.[0].experience[0]?.company).toBe('Riverside');
});

it('leaves out what is removed, and puts it back', async () => {
  const { onFill, user, list } = review();
  await user.click(within(list).getByRole('button', { name: 'Leave out position 2' }));
  await user.click(within(list).getByRole('button', { name: 'Leave out Epic' }));
  await user.click(within(list).getByRole('button', { name: 'Leave out Triage' }));
  await user.click(within(list).getByRole('button', { name: 'Put back Triage' }));
  await user.click(fill());
  const [filled] = onFill.mock.calls[0] ?? [];
  expect(filled?.experience).toEqual([document.experience[0]]);
  expect(filled?.skills).toEqual([document.skills[0]]);
});

it('puts lines that couldn’t be placed where they are sent, and leaves the others', async () => {
  const { onFill, user, list } = review();
  const lines = () => within(list).getByRole('region', { name: 'Not placed' });
  expect(within(lines()).getByText(/^2 of 2 lines didn’t match a field/)).toBeTruthy();
  await user.selectOptions(within(lines()).getByLabelText('Put “Ward choir” into'), 'Position 2: Nurse');
  expect(within(lines()).getByText('Put into Position 2: Nurse')).toBeTruthy();
  await user.click(within(lines()).getByRole('button', { name: 'Leave Nationality: Spanish' }));
  expect(within(lines()).getByText(/^Every line of the file has been placed/)).toBeTruthy();
  await user.click(within(lines()).getByRole('button', { name: 'Put back Nationality: Spanish' }));
  await user.click(fill());
  const [filled] = onFill.mock.calls[0] ?? [];
  expect(filled?.experience[1]?.bullets).toEqual(['Ward choir']);
  expect(JSON.stringify(filled)).not.toContain('Nationality');
});

it('reads corrected dates once they are whole', async () => {
  const { onFill, user, list } = review();
  await user.click(within(list).getByRole('button', { name: /^Charge Nurse/ }));
  const dates = within(list).getByLabelText('Dates');
  await user.clear(dates);
  await user.type(dates, 'Mar 2019 - Present');
  await user.click(fill());
  expect(onFill.mock.calls[0]?.[0].experience[0]).toMatchObject({ start: '2019-03', end: 'present' });
});

it('asks before it touches what was typed', async () => {
  const { onFill, user } = review({ isFormEmpty: false });
  await user.click(fill());
  const asked = () => screen.getByRole('dialog', { name: 'Your form isn’t empty' });
  await user.click(within(asked()).getByRole('button', { name: 'Cancel' }));
  expect(onFill).not.toHaveBeenCalled();
  await user.click(fill());
  await user.click(within(asked()).getByRole('button', { name: 'Add what is missing' }));
  expect(onFill).toHaveBeenCalledExactlyOnceWith(document, 'add');
});

it('shows in the text where a field was found', async () => {
  const { user, list } = review();
  const inText = (words: string) =>
    within(screen.getByRole('region', { name: 'Text of the file' })).getByText(words);
  expect(inText('2016 - 2020').tagName).toBe('MARK');
  await user.click(within(list).getByLabelText('Email'));
  expect(inText('ana@example.org').dataset['active']).toBe('true');
  await user.click(inText('St. Mary'));
  expect(await within(list).findByLabelText('Company')).toBe(globalThis.document.activeElement);
});

it('goes on where an earlier look ended', async () => {
  const first = review();
  await first.user.click(within(first.list).getByRole('button', { name: 'Leave out Epic' }));
  const kept = onKeep.mock.lastCall?.[0];
  cleanup();
  const { onFill, user } = review(kept ? { kept } : {});
  await user.click(fill());
  expect(onFill.mock.calls[0]?.[0].skills).toEqual([document.skills[0]]);
});

it('offers a value in capitals in normal case, and puts it in only when asked', async () => {
  const capitals = { ...document, basics: { ...document.basics, name: 'ANA RUIZ' } };
  const { onFill, user, list } = review({ found: capitals });
  expect(within(list).getByLabelText('Full Name')).toHaveProperty('value', 'ANA RUIZ');
  await user.click(within(list).getByRole('button', { name: 'Use “Ana Ruiz”' }));
  await user.click(fill());
  expect(onFill).toHaveBeenCalledExactlyOnceWith(document, 'replace');
});

describe('a language model that looks for words in the wrong place', () => {
  const moves = [
    { from: 'unplaced.1', words: 'Ward choir', to: 'experience.1.bullets' },
    { from: 'skills.1.name', words: 'Epic', to: 'languages.new1.name' },
  ];
  const answering = (reply: object) => vi.stubGlobal('fetch', async () => Response.json(reply));
  const found = (...repairs: (typeof moves)[number][]) =>
    answering({ writer: 'model', repairs: repairs.map((move) => ({ moves: [move] })) });
  const region = () => screen.getByRole('region', { name: 'In the wrong place?' });
  const press = (user: ReturnType<typeof review>['user'], name: string | RegExp) =>
    user.click(within(region()).getByRole('button', { name }));

  beforeEach(() => useModel(true));

  it('is offered only where there is one', () => {
    useModel(false);
    review();
    expect(screen.queryByRole('region', { name: 'In the wrong place?' })).toBeNull();
  });

  it('proposes moves, of which each is taken or left, and what was taken can be undone', async () => {
    found(...moves);
    const { onFill, user, list } = review();
    await press(user, 'Have the language model look');
    await within(region()).findByText(/would move these 2 parts/);
    expect(within(region()).getByText(/^Not placed/).textContent).toContain('Description, Position 2');
    await press(user, 'Leave “Epic”');
    await press(user, 'Move “Ward choir”');
    expect(within(list).getByText('Put into Description, Position 2')).toBeTruthy();
    await press(user, 'Undo the move');
    expect(within(list).getByText(/^2 of 2 lines didn’t match a field/)).toBeTruthy();
    await press(user, 'Move “Ward choir”');
    await user.click(fill());
    const [filled] = onFill.mock.calls[0] ?? [];
    expect(filled?.experience[1]?.bullets).toEqual(['Ward choir']);
    expect(filled?.skills).toEqual(document.skills);
  });

  it('moves all at once, and takes back no word that was corrected since', async () => {
    found(...moves);
    const { onFill, user, list } = review();
    await press(user, 'Have the language model look');
    await within(region()).findByText(/would move/);
    await press(user, 'Move all 2');
    await user.type(within(list).getByLabelText('Phone'), '1');
    expect(within(region()).queryByRole('button', { name: 'Undo the move' })).toBeNull();
    await user.click(fill());
    const [filled] = onFill.mock.calls[0] ?? [];
    expect(filled?.languages).toEqual([{ name: 'Epic', level: '' }]);
    expect(filled?.skills).toEqual([{ name: 'Triage', group: '' }]);
  });

  it('offers no move of words that were changed meanwhile', async () => {
    found(...moves);
    const { user, list } = review();
    await press(user, 'Have the language model look');
    await within(region()).findByText(/would move these 2/);
    await user.click(within(list).getByRole('button', { name: 'Leave Ward choir' }));
    expect(within(region()).getByText(/would move this part\./)).toBeTruthy();
  });

  it('says when its answer cannot be used', async () => {
    answering({ writer: 'built-in', repairs: [] });
    const { user } = review();
    await press(user, 'Have the language model look');
    expect(await within(region()).findByText(/answer couldn’t be used/)).toBeTruthy();
  });
});
