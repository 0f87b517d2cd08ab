import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyDraft, sampleDraft } from '@candor/domain/cv';
import { CvForm } from './cv-form.tsx';
import { useDraftForm } from './draft-form.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

function opened(draft: typeof sampleDraft) {
  const { result } = renderHook(() => useDraftForm(structuredClone(draft)));
  render(
    <>
      <CvForm id="cv" form={result.current} onSubmit={() => {}} />
    </>,
  );
  return userEvent.setup();
}

it.each([
  ['the sample', sampleDraft],
  ['an empty form', emptyDraft()],
])('goes by keyboard from section to section, each time into its first field, in %s', async (_, draft) => {
  const user = opened(draft);
  const entered: (string | null)[] = [];
  for (;;) {
    const next = screen.queryByRole('button', { name: /^Next: / });
    if (!next) break;
    next.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    const { activeElement } = document;
    const fields = document.querySelectorAll('[id^="section-"]:not([hidden]) :is(input, textarea)');
    expect(fields.length === 0 || fields[0] === activeElement).toBe(true);
    expect(activeElement?.getAttribute('aria-label') ?? '').not.toMatch(/^Drag /);
    entered.push(activeElement?.getAttribute('name') ?? null);
  }
  expect(entered.slice(0, 3)).toEqual(['jobTitle', 'experience.0.position', expect.anything()]);
});
