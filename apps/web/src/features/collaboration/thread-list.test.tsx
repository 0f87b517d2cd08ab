import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReviewThread } from '@candor/contracts/review-shapes';
import { patience } from '@candor/testing';
import { CallError } from '../../platform/call-error.ts';
import { aThread } from './testing/a-thread.ts';
import type { ThreadActions } from './thread-item.tsx';
import { ThreadList } from './thread-list.tsx';

afterEach(cleanup);

function listed(given: Partial<ThreadActions> = {}, viewer: 'owner' | 'reviewer' = 'reviewer') {
  const actions = {
    reply: vi.fn<ThreadActions['reply']>(async () => undefined),
    resolve: vi.fn<ThreadActions['resolve']>(async () => undefined),
    remove: vi.fn<ThreadActions['remove']>(async () => undefined),
    ...given,
  };
  const list = (threads: ReviewThread[]) => (
    <ThreadList
      threads={threads}
      viewer={viewer}
      people={['Ana Ruiz', 'Joel']}
      actions={actions}
      lookOf={() => ''}
    />
  );
  return { actions, list };
}

const button = (name: string) => screen.getByRole('button', { name });
const reply = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });

it('takes the answer where Reply is pressed, sends it and gives the focus back', async () => {
  const { actions, list } = listed();
  render(list([aThread('a', 'On how many wards?')]));
  await userEvent.click(button('Reply'));
  expect(document.activeElement).toBe(reply());
  await userEvent.type(reply(), 'On one.');
  await userEvent.click(button('Send reply'));
  expect(actions.reply).toHaveBeenCalledWith('a', 'On one.');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(button('Reply'));
});

it('keeps an answer that could not be sent, and says why beside it', async () => {
  const { list } = listed({ reply: () => Promise.reject(new CallError(0, 'offline', 'No answer')) });
  render(list([aThread('a', 'On how many wards?')]));
  await userEvent.click(button('Reply'));
  await userEvent.type(reply(), 'On one.');
  await userEvent.click(button('Send reply'));
  expect(screen.getByRole('alert').textContent).toContain('What you typed is still here.');
  expect(reply().value).toBe('On one.');
});

it('keeps an answer that is being typed while others speak, resolve the thread and open it again', async () => {
  const { list } = listed();
  const thread = aThread('a', 'On how many wards?');
  const { rerender } = render(list([thread]));
  await userEvent.click(button('Reply'));
  await userEvent.type(reply(), 'On one, ');
  rerender(list([aThread('b', 'Well written.'), thread]));
  expect(document.activeElement).toBe(reply());
  await userEvent.keyboard('I think.');
  rerender(list([aThread('b', 'Well written.'), { ...thread, state: 'resolved' }]));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(button('Show finished (1)').getAttribute('aria-expanded')).toBe('false');
  rerender(list([thread]));
  expect(reply().value).toBe('On one, I think.');
});

it('offers whom a comment can name, and puts the name where it was begun', async () => {
  const { list } = listed();
  render(list([aThread('a', 'On how many wards?')]));
  await userEvent.click(button('Reply'));
  await userEvent.type(reply(), 'Ask @jo please');
  expect(screen.queryByRole('button', { name: '@Joel' })).toBeNull();
  reply().setSelectionRange(7, 7);
  await userEvent.keyboard('e');
  await userEvent.click(button('@Joel'));
  expect(reply().value).toBe('Ask @Joel  please');
  expect(reply().selectionStart).toBe('Ask @Joel '.length);
});

it('asks before a comment is deleted or a suggestion withdrawn', async () => {
  const withdraw = vi.fn<NonNullable<ThreadActions['withdraw']>>(async () => undefined);
  const { actions, list } = listed({ withdraw });
  const can = { reply: false, resolve: false, decide: false, withdraw: true };
  const difference = [{ kind: 'added' as const, text: 'nightly' }];
  render(
    list([aThread('a', 'On how many wards?'), aThread('b', 'Shorter.', { can, difference, comments: [] })]),
  );
  await userEvent.click(button('Delete the comment “On how many wards?”'));
  // Its question is loaded when it is first asked.
  const patient = { timeout: patience(5_000) };
  const dialog = await screen.findByRole('dialog', { name: 'Delete this comment?' }, patient);
  expect(dialog.textContent).toContain('Its replies are deleted with it.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(actions.remove).toHaveBeenCalledWith('a-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const second = await screen.findByRole('dialog', { name: 'Withdraw this suggestion?' });
  // Nobody answers before the question has the focus.
  await vi.waitFor(() => expect(second.contains(document.activeElement)).toBe(true));
  await userEvent.click(within(second).getByRole('button', { name: 'Cancel' }));
  expect(withdraw).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Withdraw')));
});

it('says in its place what was refused', async () => {
  const { list } = listed({
    resolve: () => Promise.reject(new CallError(409, 'stale', 'It was deleted meanwhile.')),
  });
  render(list([aThread('a', 'On how many wards?')]));
  await userEvent.click(button('Resolve'));
  expect((await screen.findByRole('alert')).textContent).toBe('It was deleted meanwhile.');
});

it('calls the owner “You” to the owner, and by name to a reviewer', () => {
  const own = [aThread('a', '', { isOwner: true, author: 'Ana Ruiz', comments: [], difference: [] })];
  const { unmount } = render(listed({}, 'owner').list(own));
  expect(screen.getByText('You')).toBeTruthy();
  unmount();
  render(listed().list(own));
  expect(screen.getByText('Ana Ruiz')).toBeTruthy();
  expect(screen.getByText('Owner')).toBeTruthy();
});
