import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { emptyDraft } from '@candor/domain/cv';
import { useToast } from '../../ui/toast.ts';
import { useDraftForm } from './draft-form.ts';
import { DraftInput } from './form-fields.tsx';

afterEach(cleanup);

/** Presses what the toast on the screen offers. */
function undo() {
  const { result } = renderHook(() => useToast());
  act(() => result.current?.action?.run());
}

function renderTitle(jobTitle: string) {
  const { result } = renderHook(() => useDraftForm({ ...emptyDraft(), jobTitle }));
  render(
    <FormProvider {...result.current}>
      <DraftInput path="jobTitle" label="Job Title" offersCase="words" hint="As in the advert" />
    </FormProvider>,
  );
  return { title: () => result.current.getValues('jobTitle'), user: userEvent.setup() };
}

it('offers a title in capitals in normal case, puts it in when asked, and takes it back', async () => {
  const { title, user } = renderTitle('NHS STAFF NURSE');
  expect(title()).toBe('NHS STAFF NURSE');
  await user.click(screen.getByRole('button', { name: 'Use “NHS Staff Nurse”' }));
  expect(title()).toBe('NHS Staff Nurse');
  expect(screen.getByLabelText('Job Title')).toHaveProperty('value', 'NHS Staff Nurse');
  screen.getByText('As in the advert');
  undo();
  expect(title()).toBe('NHS STAFF NURSE');
});

it('leaves what was typed since alone when the change is taken back', async () => {
  const { title, user } = renderTitle('STAFF NURSE');
  await user.click(screen.getByRole('button', { name: 'Use “Staff Nurse”' }));
  await user.type(screen.getByLabelText('Job Title'), ' II');
  undo();
  expect(title()).toBe('Staff Nurse II');
});

it('offers nothing for other words', () => {
  renderTitle('Staff Nurse');
  expect(screen.queryByRole('button')).toBeNull();
});
