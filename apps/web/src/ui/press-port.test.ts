import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement, type SyntheticEvent } from 'react';
import { afterEach, expect, it } from 'vitest';
import { PressPort } from './press-port.ts';

afterEach(cleanup);

function opened() {
  const port = new PressPort();
  const answered: string[] = [];
  render(createElement('button', { onPointerDown: port.press, onKeyDown: port.press }, 'Grip'));
  const grip = screen.getByRole('button');
  grip.focus();
  return { port, grip, answered, answer: ({ type }: SyntheticEvent) => void answered.push(type) };
}

it('hands presses on, those from before too while they last', () => {
  const { port, grip, answered, answer } = opened();
  fireEvent.pointerDown(grip);
  const end = port.answerBy(answer);
  fireEvent.keyDown(grip, { code: 'Space' });
  end();
  fireEvent.keyDown(grip, { code: 'Space' });
  expect(answered).toEqual(['pointerdown', 'keydown']);
});

it.each([
  ['a pointer is up again', fireEvent.pointerDown, () => fireEvent.pointerUp(document.body)],
  ['the focus is elsewhere', fireEvent.keyDown, (grip: HTMLElement) => grip.blur()],
])('forgets a press once %s', (_, press, end) => {
  const { port, grip, answered, answer } = opened();
  press(grip);
  end(grip);
  port.answerBy(answer);
  expect(answered).toEqual([]);
});
