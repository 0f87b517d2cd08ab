import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { sampleDraft } from '@candor/domain/cv';
import { useDraftForm } from './draft-form.ts';
import { DraftTextarea } from './form-fields.tsx';
import { LinesField } from './lines-field.tsx';
import { LongTextHelpContext } from './long-text-help.ts';

afterEach(cleanup);

const project = { name: 'Checklist', url: '', start: '', end: '', bullets: ['Drew it'] };

function renderTexts() {
  const { result } = renderHook(() =>
    useDraftForm({ ...structuredClone(sampleDraft), summary: 'Nurse', projects: [project] }),
  );
  const form = result.current;
  render(
    <FormProvider {...form}>
      <LongTextHelpContext value={(area, text) => <p>{`${area.name} says ${text}`}</p>}>
        <DraftTextarea path="summary" label="Summary" />
        <LinesField path="projects.0.bullets" label="Lines" />
      </LongTextHelpContext>
    </FormProvider>,
  );
  return form;
}

it('goes with a long text from its first focus on, and follows typing and what is put in', async () => {
  const user = userEvent.setup();
  const form = renderTexts();
  expect(screen.queryByText(/says/)).toBeNull();
  const box = screen.getByLabelText('Summary');
  await user.click(box);
  expect(screen.getByText('summary says Nurse')).toBeTruthy();
  await user.type(box, ' on nights');
  expect(screen.getByText('summary says Nurse on nights')).toBeTruthy();
  expect(screen.getByLabelText('Summary')).toBe(box);
  act(() => form.reset({ ...form.getValues(), summary: 'Teacher' }));
  expect(screen.getByText('summary says Teacher')).toBeTruthy();
});

it('is told the lines as they were typed, empty ones too', async () => {
  const user = userEvent.setup();
  const form = renderTexts();
  await user.type(screen.getByLabelText('Lines'), '{Enter}{Enter}Kept it');
  expect(screen.getByText(/says/).textContent).toBe('projects.0.bullets says Drew it\n\nKept it');
  expect(form.getValues('projects.0.bullets')).toEqual(['Drew it', 'Kept it']);
});
