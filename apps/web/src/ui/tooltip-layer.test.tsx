import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { IconButton } from './icon-button.tsx';
import { TooltipLayer } from './tooltip-layer.tsx';

afterEach(cleanup);

const show = () => {
  render(
    <>
      <IconButton label="Move up">↑</IconButton>
      <IconButton label="Move down">↓</IconButton>
      <TooltipLayer />
    </>,
  );
  const button = (name: string) => screen.getByRole('button', { name });
  return { up: button('Move up'), down: button('Move down') };
};

const shown = () => document.querySelector('[data-tooltip-words]')?.firstChild?.textContent;

it('says the label of what a pointer rests on, once, and the neighbour’s at once', async () => {
  const { up, down } = show();
  const user = userEvent.setup();
  await user.hover(up);
  expect(shown()).toBeUndefined();
  await waitFor(() => expect(shown()).toBe('Move up'), { timeout: 3_000 });
  await user.hover(down);
  await waitFor(() => expect(shown()).toBe('Move down'), { timeout: 500 });
  await user.unhover(down);
  await user.hover(document.body);
  await waitFor(() => expect(shown()).toBeUndefined());
});

it('is taken away by Escape and by a press', async () => {
  const { up } = show();
  const user = userEvent.setup();
  for (const leave of [() => user.keyboard('{Escape}'), () => user.click(up)]) {
    await user.hover(document.body);
    await user.hover(up);
    await waitFor(() => expect(shown()).toBe('Move up'), { timeout: 3_000 });
    await leave();
    await waitFor(() => expect(shown()).toBeUndefined());
  }
});

it('says nothing twice to a screen reader', async () => {
  const { up } = show();
  await userEvent.hover(up);
  await waitFor(() => expect(shown()).toBe('Move up'), { timeout: 3_000 });
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Move up' })).toEqual([up]);
});
