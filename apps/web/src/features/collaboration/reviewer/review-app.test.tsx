import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reviewed } from '@candor/contracts/review';
import { aReviewed, aThread } from '../testing/a-thread.ts';
import { givePlace } from '../../../ui/testing/give-place.ts';
import { ReviewApp } from './review-app.tsx';

const TOKEN = 'abcdefghijklmnopqrstuv';

/** A server that holds one review, by its answers. */
function aServer(review: Reviewed) {
  const server = {
    review,
    isUp: true,
    isOver: false,
    asked: [] as { path: string; body: unknown; bearer: string }[],
    /** Tells who follows that something changed. */
    tell: () => undefined as void,
  };
  const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal('fetch', async (path: string, { method, body, headers }: RequestInit) => {
    if (!server.isUp) throw new TypeError('Failed to fetch');
    const bearer = new Headers(headers).get('authorization') ?? '';
    server.asked.push({ path: `${method} ${path}`, body: JSON.parse(String(body ?? 'null')), bearer });
    if (server.isOver) return reply({ code: 'not_found', error: 'It has ended.' }, 404);
    if (path === '/api/review/link')
      return reply({ needsPassword: false, of: { ...review.document, role: 'suggest' } });
    if (path === '/api/review/enter') return reply({ key: 'the-key' });
    if (path === '/api/review/pages') return reply({ pages: ['<svg width="612" height="792"></svg>'] });
    if (path !== '/api/review/events') return reply(server.review);
    const events = new ReadableStream<Uint8Array>({
      start(stream) {
        const send = (event: object) =>
          stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
        server.tell = () => send({ kind: 'changed', id: 1 });
        send({ kind: 'present', people: [{ name: 'Maria' }, { name: 'Joel' }] });
      },
    });
    return new Response(events);
  });
  return server;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

async function opened(review = aReviewed()) {
  const server = aServer(review);
  localStorage.setItem('candor-review-abcdefgh', 'the-key');
  render(<ReviewApp token={TOKEN} />);
  await screen.findByText('Here now: Maria, Joel');
  return server;
}

function select(words: string): void {
  const walker = document.createTreeWalker(screen.getByRole('main'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = walker.currentNode.textContent?.indexOf(words) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + words.length);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    act(() => void document.dispatchEvent(new Event('selectionchange')));
    return;
  }
  throw new Error(`“${words}” does not stand there`);
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // jsdom lays nothing out, and so has none.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => {
  cleanup();
  getSelection()?.removeAllRanges();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  localStorage.clear();
});

it('asks for a name first, and keeps the key it is given', async () => {
  const server = aServer(aReviewed());
  render(<ReviewApp token={TOKEN} />);
  await screen.findByRole('heading', { name: 'Ana Ruiz asked you to review this CV' });
  expect(document.activeElement).toBe(box('Your name'));
  await userEvent.click(button('Open'));
  expect(screen.getByRole('alert').textContent).toBe('Please enter your name');
  await userEvent.type(box('Your name'), ' Maria{Enter}');
  await screen.findByRole('heading', { name: 'Ana Ruiz’s CV' });
  expect(server.asked.find(({ path }) => path === 'POST /api/review/enter')).toMatchObject({
    body: { name: 'Maria', password: '' },
    bearer: `Bearer ${TOKEN}`,
  });
  expect(localStorage.getItem('candor-review-abcdefgh')).toBe('the-key');
  expect(server.asked.at(-1)?.bearer).toBe('Bearer the-key');
});

it('comments on the words that are selected, and shows what was said', async () => {
  const server = await opened();
  select('6 patients');
  await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Comment' }));
  expect(document.activeElement).toBe(box('Comment'));
  expect(screen.queryByRole('toolbar')).toBeNull();
  server.review = aReviewed({ threads: [aThread('a', 'On how many wards?', { quote: '6 patients' })] });
  await userEvent.type(box('Comment'), 'On how many wards?');
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Comment' })).getByRole('button', { name: 'Comment' }),
  );
  expect(server.asked.at(-1)).toMatchObject({
    path: 'POST /api/review/threads',
    body: { comment: 'On how many wards?', replacement: null, anchor: { quote: '6 patients' } },
  });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('On how many wards?')).toBeTruthy();
});

it('keeps a suggestion that can’t be sent, and sends it when there is a way again', async () => {
  const server = await opened();
  select('Night work');
  await userEvent.click(button('Suggest a change'));
  await userEvent.click(button('Suggest'));
  expect(screen.getByRole('alert').textContent).toBe('Change the words first.');
  await userEvent.clear(box('Suggested words'));
  await userEvent.type(box('Suggested words'), 'Nights');
  server.isUp = false;
  await userEvent.click(button('Suggest'));
  expect(screen.getByRole('alert').textContent).toContain('What you typed is still here.');
  expect(box('Suggested words').value).toBe('Nights');
  server.isUp = true;
  await userEvent.click(button('Suggest'));
  expect(server.asked.at(-1)?.body).toMatchObject({ replacement: 'Nights', anchor: { quote: 'Night work' } });
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('goes from line to line by the arrows, comments by Enter, and leaves by Escape to the same line', async () => {
  await opened();
  button('Comment on: Ana Ruiz').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}');
  const line = button('Comment on: Cared for 6 patients a shift.');
  expect(document.activeElement).toBe(line);
  expect(line.tabIndex).toBe(0);
  expect(button('Comment on: Ana Ruiz').tabIndex).toBe(-1);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(box('Comment'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(line);
});

it('shows what others change while somebody types, and not under a selection', async () => {
  const server = await opened();
  const { document: shown } = aReviewed();
  await userEvent.click(button('Comment on the whole document'));
  await userEvent.keyboard('Reads ');
  const change = async (text: string) => {
    server.review = aReviewed({ document: { ...shown, text, version: server.review.document.version + 1 } });
    const asked = server.asked.length;
    await act(async () => server.tell());
    // The review first, then its pages.
    await vi.waitFor(() => expect(server.asked.length).toBeGreaterThan(asked + 1));
  };
  await change(shown.text.replace('6 patients', 'eight patients'));
  await screen.findByText('Cared for eight patients a shift.');
  await userEvent.keyboard('well.');
  expect(box('Comment').value).toBe('Reads well.');
  await userEvent.keyboard('{Escape}');
  select('Night work');
  await change(shown.text.replace('Night work', 'Nights'));
  expect(screen.queryByText('Nights.')).toBeNull();
  getSelection()?.removeAllRanges();
  act(() => void document.dispatchEvent(new Event('selectionchange')));
  expect(await screen.findByText('Nights.')).toBeTruthy();
});

it('marks the words of a thread and leads from one to the other', async () => {
  const { document: shown } = aReviewed();
  const start = shown.text.indexOf('6 patients');
  const span = { start, end: start + '6 patients'.length };
  await opened(aReviewed({ threads: [aThread('a', 'On how many wards?', { quote: '6 patients', span })] }));
  const mark = within(screen.getByRole('main')).getByText('6 patients');
  expect(mark.hasAttribute('aria-current')).toBe(false);
  await userEvent.click(button('Show in the text: 6 patients'));
  expect(mark.getAttribute('aria-current')).toBe('true');
  expect(mark.scrollIntoView).toHaveBeenCalled();
  expect(screen.getByRole('listitem').getAttribute('aria-current')).toBe('true');
});

it('lets who may only read do no more', async () => {
  await opened(aReviewed({ can: { comment: false, suggest: false } }));
  select('6 patients');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('You can read this document. Comments are off.')).toBeTruthy();
});

it('shows the pages as pictures', async () => {
  givePlace();
  await opened();
  await userEvent.click(screen.getByRole('radio', { name: 'Pages' }));
  expect(await screen.findByRole('img', { name: /page 1 of 1$/ })).toBeTruthy();
});

it('says that a review is over as soon as it is, and asks again where there was no answer', async () => {
  const server = await opened();
  server.isOver = true;
  await act(async () => server.tell());
  expect(await screen.findByRole('heading', { name: 'This link isn’t available' })).toBeTruthy();
  expect(screen.getByText('It has ended.')).toBeTruthy();
  cleanup();
  server.isUp = false;
  server.isOver = false;
  render(<ReviewApp token={TOKEN} />);
  await screen.findByRole('heading', { name: 'The review can’t be shown right now' });
  server.isUp = true;
  await userEvent.click(button('Try again'));
  await screen.findByRole('heading', { name: 'Ana Ruiz’s CV' });
});
