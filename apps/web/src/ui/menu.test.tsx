import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { IconMenu, type MenuItem } from './menu.tsx';

afterEach(cleanup);

const archive = vi.fn<() => void>();
const remove = vi.fn<() => void>();
function show() {
  const items = vi.fn<() => MenuItem[]>(() => [
    { label: 'Archive', onSelect: archive },
    { label: 'Delete', onSelect: remove },
  ]);
  render(
    <IconMenu label="Actions for Baker" items={items}>
      ⋯
    </IconMenu>,
  );
  return { items, button: screen.getByRole('button', { name: 'Actions for Baker' }) };
}

it('makes nothing of its list before it opens', async () => {
  const { items, button } = show();
  expect(items).not.toHaveBeenCalled();
  await userEvent.click(button);
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map((item) => item.textContent)).toEqual(['Archive', 'Delete']);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

it('does what is chosen by mouse, and closes', async () => {
  const { button } = show();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(button);
  await userEvent.click(button);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('is opened, walked and left by keyboard, which goes back to the button', async () => {
  const { button } = show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Archive');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(archive).toHaveBeenCalledOnce();
});
