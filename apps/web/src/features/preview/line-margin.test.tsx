import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cvDocument } from '@candor/domain/cv';
import { TextView } from './text-view.tsx';

afterEach(cleanup);

const line = 'Responsible for 8 acute patients a shift, four of them after surgery';
const cv = cvDocument({
  basics: { name: 'Maren Okafor' },
  experience: [{ position: 'Staff Nurse', company: 'Leeds', start: '2019', bullets: [line, line] }],
});

const view = () =>
  render(
    <TextView
      document={cv}
      facts={null}
      marginOf={(words, nth) =>
        words === line && nth === 1
          ? { label: '1 finding', words: ['Responsible for'], note: <p>Start with what you did.</p> }
          : null
      }
    />,
  );

const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

it('opens its note by keyboard, with its words marked, and puts it away again', () => {
  view();
  const sign = screen.getByRole('button', { name: '1 finding' });
  expect(screen.queryByRole('note')).toBeNull();
  fireEvent.focus(sign);
  expect(screen.getByRole('note').textContent).toBe('Start with what you did.');
  expect(marks()).toEqual(['Responsible for']);
  fireEvent.keyDown(sign, { key: 'Escape' });
  expect(screen.queryByRole('note')).toBeNull();
  expect(marks()).toEqual([]);
});

it('is opened by the click that reaches it, and closed by the next', () => {
  view();
  const sign = screen.getByRole('button', { name: '1 finding' });
  const click = () => {
    fireEvent.pointerDown(sign);
    if (document.activeElement !== sign) sign.focus();
    fireEvent.click(sign);
  };
  click();
  expect(sign.getAttribute('aria-expanded')).toBe('true');
  click();
  expect(sign.getAttribute('aria-expanded')).toBe('false');
});

it('stands beside the line it is of: of two with the same words the second', () => {
  view();
  const [first, second] = screen.getAllByText(line).map((one) => one.closest('.relative'));
  expect([first, second?.querySelector('button')?.getAttribute('aria-label')]).toEqual([null, '1 finding']);
});
