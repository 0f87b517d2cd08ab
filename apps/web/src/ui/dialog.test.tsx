import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Renaming() {
  const [isOpen, setIsOpen] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const done = () => {
    flushSync(() => setIsOpen(false));
    title.current?.focus();
  };
  return (
    <>
      <input ref={title} aria-label="Title" />
      <button onClick={() => setIsOpen(true)}>Rename</button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Rename">
        <button onClick={done}>Done</button>
      </Dialog>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('gives the focus back to what it was opened from', async () => {
  render(<Renaming />);
  await userEvent.click(button('Rename'));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Rename')));
});

it('leaves the focus where it was put as it closed', async () => {
  render(<Renaming />);
  await userEvent.click(button('Rename'));
  await userEvent.click(button('Done'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});
