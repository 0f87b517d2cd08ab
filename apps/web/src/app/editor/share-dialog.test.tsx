import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareDialog } from './share-dialog.tsx';

afterEach(cleanup);

function dialog(documentId: string | null, canBePublic: boolean) {
  const onClose = vi.fn<() => void>();
  render(
    <ShareDialog
      title="Nurse"
      documentId={documentId}
      copied="Copied your CV to the clipboard."
      canBePublic={canBePublic}
      text={() => 'ANA RUIZ'}
      onClose={onClose}
    />,
  );
  return { onClose, user: userEvent.setup() };
}

const ways = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

test('a CV is shared by a review link, a page for everybody, or as text', () => {
  dialog('11111111-1111-4111-8111-111111111111', true);
  expect(ways()).toEqual([
    expect.stringContaining('Review link'),
    expect.stringContaining('Public page'),
    expect.stringContaining('Copy as text'),
  ]);
});

test('what is not written yet is shared as text alone', () => {
  dialog(null, true);
  expect(ways()).toEqual([expect.stringContaining('Copy as text')]);
  expect(screen.getByText(/Generate your CV to get a review link or a public page/)).toBeDefined();
});

test('what is copied is on the clipboard, and the dialog is done', async () => {
  const { user, onClose } = dialog(null, false);
  await user.click(screen.getByRole('button', { name: /Copy as text/ }));
  expect(await navigator.clipboard.readText()).toBe('ANA RUIZ');
  expect(onClose).toHaveBeenCalled();
});
