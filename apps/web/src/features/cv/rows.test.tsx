import { cleanup, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { emptyDraft, sampleDraft } from '@candor/domain/cv';
import { useDraftForm } from './draft-form.ts';
import { DraftInput } from './form-fields.tsx';
import { Rows } from './rows.tsx';

afterEach(cleanup);

function renderRows(draft = structuredClone(sampleDraft)) {
  const { result } = renderHook(() => useDraftForm(draft));
  const form = result.current;
  render(
    <>
      <FormProvider {...form}>
        <Rows
          name="experience"
          noun="position"
          lead={['company']}
          isFoldable
          blank={{ company: '', position: '', location: '', duration: '', description: '' }}
        >
          {(at) => <DraftInput path={`experience.${at}.company`} label="Company" />}
        </Rows>
      </FormProvider>
    </>,
  );
  return { companies: () => form.getValues('experience').map(({ company }) => company) };
}

const [riverside = '', brigid = '', hill = ''] = sampleDraft.experience.map(({ company }) => company);

it('moves a row by keyboard, keeps the focus on its button and says where it went', async () => {
  const user = userEvent.setup();
  const { companies } = renderRows();
  screen.getByRole('button', { name: 'Move position 2 up' }).focus();
  await user.keyboard('{Enter}');
  expect(companies()).toEqual([brigid, riverside, hill]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move position 1 up');
  screen.getByText('Position 2 is now 1 of 3');
  await user.keyboard('{Enter}');
  expect(companies()).toEqual([brigid, riverside, hill]);
});

it('folds all rows but the first to one line that names them', async () => {
  const user = userEvent.setup();
  renderRows();
  expect(screen.getAllByLabelText('Company')).toHaveLength(1);
  const second = within(screen.getByRole('group', { name: 'Position 2' }));
  await user.click(second.getByRole('button', { name: brigid }));
  expect(second.getByLabelText('Company')).toHaveProperty('value', brigid);
});

it('removes a row and adds an open, empty one', async () => {
  const user = userEvent.setup();
  const { companies } = renderRows();
  await user.click(screen.getByRole('button', { name: 'Remove position 1' }));
  expect(companies()).toEqual([brigid, hill]);
  // Whoever goes on by keyboard goes on from here.
  expect(document.activeElement?.contains(screen.getByRole('group', { name: 'Position 1' }))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'Add position' }));
  await user.keyboard('New employer');
  expect(companies()).toEqual([brigid, hill, 'New employer']);
});

it('begins with one open row in an empty form', () => {
  renderRows(emptyDraft());
  expect(screen.getAllByLabelText('Company')).toHaveLength(1);
});
