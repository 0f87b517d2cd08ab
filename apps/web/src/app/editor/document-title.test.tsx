import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DocumentTitle } from './document-title.tsx';

afterEach(cleanup);

function Named() {
  const [title, setTitle] = useState('Nurse');
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <DocumentTitle title={title} onRename={setTitle} isRenaming={isRenaming} onRenaming={setIsRenaming} />
  );
}

async function rename(typed: string) {
  const user = userEvent.setup();
  render(<Named />);
  await user.click(screen.getByRole('button', { name: 'Nurse' }));
  await user.keyboard(typed);
  return screen.getByRole('heading').textContent;
}

test('what is typed takes the place of the title', async () => {
  expect(await rename('Ward nurse{Enter}')).toBe('Ward nurse');
});

test('Escape leaves the title as it was', async () => {
  expect(await rename('Ward nurse{Escape}')).toBe('Nurse');
});

test('a title is never empty', async () => {
  expect(await rename('{Backspace}  {Enter}')).toBe('Nurse');
});

test('a document without a name of its own is not renamed', () => {
  render(
    <DocumentTitle title="New CV" onRename={undefined} isRenaming={false} onRenaming={() => undefined} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
