import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SortableHandle, SortableList, useSortableRow } from './sortable-list.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

function Row({ id }: { id: string }) {
  const { ref, style, grip } = useSortableRow(id);
  return (
    <li ref={ref} style={style}>
      <SortableHandle label={`Drag ${id}`} grip={grip} />
      <input aria-label={id} defaultValue={id} />
    </li>
  );
}

function Letters() {
  const [ids, setIds] = useState(['A', 'B', 'C']);
  return (
    <SortableList
      ids={ids}
      spoken={(at) => `Letter ${at + 1}`}
      onMove={(from, to) => setIds(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? ''))}
    >
      {() => (
        <ul>
          {ids.map((id) => (
            <Row key={id} id={id} />
          ))}
        </ul>
      )}
    </SortableList>
  );
}

const grip = (id: string) => screen.getByRole('button', { name: `Drag ${id}` });

async function pickUp(user: UserEvent, id: string) {
  grip(id).focus();
  await user.keyboard(' ');
  await vi.waitFor(() => expect(grip(id).getAttribute('aria-pressed')).toBe('true'), { timeout: 20_000 });
}

it('says how a row is dragged by keyboard', () => {
  render(<Letters />);
  const text = document.getElementById(grip('A').getAttribute('aria-describedby') ?? '')?.textContent;
  expect(text).toMatch(/^Press Space to pick this up/);
});

it('picks a row up by a key that came before what drags was loaded', async () => {
  const user = userEvent.setup();
  render(<Letters />);
  await pickUp(user, 'B');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Letter 2 stays where it was')).toBeTruthy();
});

it('leaves what is typed in a row as it is once what drags is loaded', async () => {
  const user = userEvent.setup();
  render(<Letters />);
  const field = screen.getByLabelText('A');
  await user.type(field, 'nd');
  await pickUp(user, 'C');
  expect([screen.getByLabelText('A') === field, field]).toEqual([
    true,
    expect.objectContaining({ value: 'And' }),
  ]);
  await user.keyboard('{Escape}');
});
