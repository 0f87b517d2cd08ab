import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cvSchema } from '@candor/contracts/cv';
import { letterSchema } from '@candor/contracts/letters';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aLetter } from '../platform/testing/records.ts';
import {
  aLink,
  anchorOf,
  aReviewedCv,
  aReviewer,
  asOwner,
  asReviewer,
  commentsOf,
} from './testing/a-review.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.warm();
});
afterAll(() => server.close());

const decide = (as: Person, id: string, thread: string, isAccepted: boolean) =>
  server.ask({
    method: 'POST',
    path: `/api/reviews/${id}/threads/${thread}/decision`,
    body: { isAccepted },
    as,
  });
const cvOf = async (as: Person, id: string) =>
  cvSchema.parse((await server.ask({ method: 'GET', path: `/api/cv/${id}`, as })).json);
const saveText = async (as: Person, id: string, change: (text: string) => string) => {
  const { version, generatedCv } = await cvOf(as, id);
  const body = { version, text: change(generatedCv) };
  expect((await server.ask({ method: 'PUT', path: `/api/cv/${id}`, body, as })).status).toBe(200);
};
/** The longest words of the text, which stand there once. */
const someWords = (text: string) =>
  text
    .split('\n')
    .findLast((line) => line.startsWith('• ') && line.split(' ').length > 6)
    ?.slice(2) ?? '';

describe('a review', () => {
  it('begins by a link, under a name, and shows the text and the pages', async () => {
    const { owner, id, reviewer } = await aReviewedCv(server);
    const { document, you, questions, can } = await asReviewer(server, reviewer);
    expect(document.text).toBe((await cvOf(owner, id)).generatedCv);
    expect({ you, can, questions }).toEqual({
      you: 'Maria',
      can: { comment: true, suggest: true },
      questions: [{ section: '', question: 'Is the summary clear?' }],
    });
    const { json } = await server.ask({ method: 'GET', path: '/api/review/pages', as: reviewer });
    expect((json as { pages: string[] }).pages[0]).toContain('<svg');
    const { links, reviewers } = await asOwner(server, owner, id);
    expect(reviewers).toMatchObject([{ name: 'Maria', label: 'Maria', isBlocked: false }]);
    expect(links[0]?.lastUsedAt).not.toBeNull();
  });

  it('is of a letter too', async () => {
    const { owner } = await aReviewedCv(server);
    const id = await aLetter(server, owner);
    const { token } = await aLink(server, owner, id, { hidesContact: true });
    const reviewer = await aReviewer(server, token);
    const { document } = await asReviewer(server, reviewer);
    const whole = (await asOwner(server, owner, id)).document.text;
    expect(document.kind).toBe('letter');
    expect(whole.length).toBeGreaterThan(document.text.length);
    const parts = document.text.split('\n\n');
    const words = parts[parts.findIndex((part) => part.startsWith('Dear')) + 1] ?? '';
    await commentsOf(server, reviewer, words, { replacement: 'I am writing about something better' });
    const [thread] = (await asOwner(server, owner, id)).threads;
    expect((await decide(owner, id, thread?.id ?? '', true)).status).toBe(200);
    expect((await asOwner(server, owner, id)).document.text).toContain('I am writing about something better');
  });

  it('hides the ways to reach the owner where that is wished, in text and threads', async () => {
    const { owner, id, reviewer } = await aReviewedCv(server, { hidesContact: true });
    const { document } = await asReviewer(server, reviewer);
    const { document: whole } = await asOwner(server, owner, id);
    const email = /\S+@\S+/u.exec(whole.text)?.[0] ?? '';
    expect(document.text).not.toContain(email);
    const body = { anchor: anchorOf(whole.text, email), comment: 'Is this right?' };
    const mine = await server.ask({ method: 'POST', path: `/api/reviews/${id}/threads`, body, as: owner });
    expect(mine.status).toBe(200);
    expect((await asReviewer(server, reviewer)).threads).toEqual([]);
    expect(JSON.stringify(await asReviewer(server, reviewer))).not.toContain(email);
  });

  it('hides them in a letter wherever they stand, before and after somebody came in, on its pages too', async () => {
    const owner = await aPerson(server);
    const id = await aLetter(server, owner);
    const letter = letterSchema.parse(
      (await server.ask({ method: 'GET', path: `/api/letter/${id}`, as: owner })).json,
    );
    const [start = ''] = letter.generatedLetter.split('\n\nDear');
    const head = 'ada.l@example.org | +44 7700 900123\nAda Lovelace\n12 High Street, Leeds';
    const below = 'Ada Lovelace\nada.l@example.org\n07700 900123\nlinkedin.com/in/ada-l';
    const text = `${head}${letter.generatedLetter.slice(start.length)}`.replace(
      /\n\nSincerely,[^]*$/u,
      `\n\nSincerely,\n\n${below}`,
    );
    const body = { version: letter.version, text };
    const put = await server.ask({ method: 'PUT', path: `/api/letter/${id}`, body, as: owner });
    expect(put.status).toBe(200);
    const { token } = await aLink(server, owner, id, { hidesContact: true });
    const opened = await server.ask({ method: 'GET', path: '/api/review/link', as: { token } });
    expect(opened.json).toMatchObject({ of: { name: 'Ada Lovelace' } });
    const reviewer = await aReviewer(server, token);
    const seen = await asReviewer(server, reviewer);
    const { text: pages } = await server.ask({ method: 'GET', path: '/api/review/pages', as: reviewer });
    for (const detail of ['ada.l', '900123', 'High Street', 'Leeds', 'linkedin'])
      for (const shown of [opened.text, JSON.stringify(seen), pages]) expect(shown).not.toContain(detail);
    expect(seen.document.text.split('\n')[0]).toBe('Ada Lovelace');
    expect((await commentsOf(server, reviewer, 'Ada Lovelace')).status).toBe(200);
  });

  it('takes comments on name and headline while the details below them are hidden, and none across them', async () => {
    const { owner, id, reviewer } = await aReviewedCv(server, { hidesContact: true });
    const { text } = (await asReviewer(server, reviewer)).document;
    const [name = '', headline = ''] = text.split('\n');
    expect((await commentsOf(server, reviewer, name)).status).toBe(200);
    expect((await commentsOf(server, reviewer, headline, { replacement: 'Head of Wards' })).status).toBe(200);
    const whole = (await asOwner(server, owner, id)).threads;
    expect(whole.map(({ quote }) => quote)).toEqual([name, headline]);
    expect((await asReviewer(server, reviewer)).threads.map(({ span }) => span?.start)).toEqual([
      0,
      name.length + 1,
    ]);
    expect((await decide(owner, id, whole[1]?.id ?? '', true)).status).toBe(200);
    const across = text.slice(0, text.indexOf('\n\n') + 12);
    expect((await commentsOf(server, reviewer, across)).status).toBe(400);
  });

  it('lets each role do what it says', async () => {
    const { owner, id } = await aReviewedCv(server);
    const roles = async (role: string) => aReviewer(server, (await aLink(server, owner, id, { role })).token);
    const [view, comment] = [await roles('view'), await roles('comment')];
    const words = someWords((await asReviewer(server, view)).document.text);
    expect((await commentsOf(server, view, words)).status).toBe(404);
    expect((await commentsOf(server, comment, words)).status).toBe(200);
    expect((await commentsOf(server, comment, words, { replacement: 'x' })).status).toBe(404);
    expect((await asReviewer(server, view)).threads).toEqual([]);
    expect((await asReviewer(server, comment)).threads).toHaveLength(1);
  });
});

describe('a thread', () => {
  it('stays with its words while the document changes, and is an orphan once they are gone', async () => {
    const { owner, id, reviewer } = await aReviewedCv(server);
    const words = someWords((await asReviewer(server, reviewer)).document.text);
    await commentsOf(server, reviewer, words, { comment: 'Say how many.' });
    const thread = async () => (await asOwner(server, owner, id)).threads[0];
    await saveText(owner, id, (text) => text.replace(/\n• /, '\n• Mentored two newcomers each year.\n• '));
    const after = await thread();
    const text = (await asOwner(server, owner, id)).document.text;
    expect(after?.span && text.slice(after.span.start, after.span.end)).toBe(words);
    await saveText(owner, id, (old) => old.replace(words, 'Something else entirely'));
    expect(await thread()).toMatchObject({ quote: words, span: null, comments: [{ body: 'Say how many.' }] });
    // It can be answered still, and comes back with its words.
    await saveText(owner, id, (old) => old.replace('Something else entirely', words));
    expect((await thread())?.span).not.toBeNull();
  });

  it('is answered, resolved and opened again; a reviewer ends only their own', async () => {
    const { owner, id, link, reviewer } = await aReviewedCv(server);
    await commentsOf(server, reviewer, null, { comment: 'Strong. @Somebody' });
    const thread = (await asOwner(server, owner, id)).threads[0]?.id ?? '';
    const path = `/api/reviews/${id}/threads/${thread}`;
    const answer = {
      method: 'POST',
      path: `${path}/comments`,
      body: { comment: 'Thanks!' },
      as: owner,
    } as const;
    await server.ask(answer);
    const seen = (await asReviewer(server, reviewer)).threads[0];
    expect(seen?.comments.map(({ isOwner, body }) => [isOwner, body])).toEqual([
      [false, 'Strong. @Somebody'],
      [true, 'Thanks!'],
    ]);
    const other = await aReviewer(server, link.token, 'Ben');
    const own = { method: 'PUT', path: `/api/review/threads/${thread}`, body: { isResolved: true } } as const;
    expect((await server.ask({ ...own, as: other })).status).toBe(404);
    expect((await server.ask({ ...own, as: reviewer })).json).toMatchObject({
      threads: [{ state: 'resolved' }],
    });
    const reopened = await server.ask({ method: 'PUT', path, body: { isResolved: false }, as: owner });
    expect(reopened.json).toMatchObject({ threads: [{ state: 'open' }] });
    const comment = seen?.comments[0]?.id ?? '';
    const remove = { method: 'DELETE', path: `/api/review/comments/${comment}` } as const;
    expect((await server.ask({ ...remove, as: other })).status).toBe(404);
    expect((await server.ask({ ...remove, as: reviewer })).json).toMatchObject({ threads: [] });
  });
});

describe('a suggestion', () => {
  it('shows what it changes, and accepting it saves one version, however often and by whom', async () => {
    const { owner, id, reviewer } = await aReviewedCv(server);
    const words = someWords((await asReviewer(server, reviewer)).document.text);
    const better = `${words.split(' ').slice(0, 3).join(' ')} exactly as agreed`;
    const given = await commentsOf(server, reviewer, words, { comment: '', replacement: better });
    expect(given.status).toBe(200);
    const thread = (await asOwner(server, owner, id)).threads[0];
    expect(thread?.difference?.some(({ kind }) => kind === 'added')).toBe(true);
    const before = (await cvOf(owner, id)).version;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => decide(owner, id, thread?.id ?? '', true)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const after = await cvOf(owner, id);
    expect(after.version).toBe(before + 1);
    expect(after.generatedCv).toContain(better);
    expect(after.generatedCv).not.toContain(words);
    const { json } = await server.ask({ method: 'GET', path: `/api/cv/${id}/versions`, as: owner });
    expect(JSON.stringify(json)).toContain('Suggestion by Maria accepted');
    expect((await asOwner(server, owner, id)).threads[0]?.span).not.toBeNull();
    expect((await decide(owner, id, thread?.id ?? '', false)).status).toBe(409);
  });

  it('is refused with a sentence where its words changed meanwhile, and can be rejected', async () => {
    const { owner, id, reviewer } = await aReviewedCv(server);
    const words = someWords((await asReviewer(server, reviewer)).document.text);
    await commentsOf(server, reviewer, words, { replacement: 'Better words' });
    await saveText(owner, id, (text) => text.replace(words, 'Other words stand here now'));
    const thread = (await asOwner(server, owner, id)).threads[0]?.id ?? '';
    const { version } = await cvOf(owner, id);
    const refused = await decide(owner, id, thread, true);
    expect(refused).toMatchObject({ status: 409, json: { code: 'stale' } });
    expect((refused.json as { error: string }).error).toContain('has changed');
    expect((await cvOf(owner, id)).version).toBe(version);
    expect((await decide(owner, id, thread, false)).json).toMatchObject({ threads: [{ state: 'rejected' }] });
  });

  it('is withdrawn by who made it, as long as it is open', async () => {
    const { owner, id, link, reviewer } = await aReviewedCv(server);
    const words = someWords((await asReviewer(server, reviewer)).document.text);
    const withdraw = (as: { token: string }, thread: string) =>
      server.ask({ method: 'DELETE', path: `/api/review/threads/${thread}`, as });
    const suggested = async () => {
      await commentsOf(server, reviewer, words, { replacement: 'Better words' });
      return (await asReviewer(server, reviewer)).threads[0];
    };
    const first = await suggested();
    expect(first?.can.withdraw).toBe(true);
    const other = await aReviewer(server, link.token, 'Ben');
    expect((await asReviewer(server, other)).threads[0]?.can.withdraw).toBe(false);
    expect((await withdraw(other, first?.id ?? '')).status).toBe(404);
    expect((await withdraw(reviewer, first?.id ?? '')).json).toMatchObject({ threads: [] });
    expect((await decide(owner, id, first?.id ?? '', true)).status).toBe(404);
    const second = await suggested();
    expect((await decide(owner, id, second?.id ?? '', true)).status).toBe(200);
    expect((await withdraw(reviewer, second?.id ?? '')).status).toBe(409);
    expect((await asOwner(server, owner, id)).threads).toHaveLength(1);
  });

  it('on words that are gone is refused when it is made, and nothing is kept', async () => {
    const { owner, id, reviewer } = await aReviewedCv(server);
    const { text } = (await asReviewer(server, reviewer)).document;
    const words = someWords(text);
    await saveText(owner, id, (old) => old.replace(words, 'Other words stand here now'));
    const body = { anchor: anchorOf(text, words), comment: 'Why?' };
    const asked = { method: 'POST', path: '/api/review/threads', body, as: reviewer } as const;
    expect(await server.ask(asked)).toMatchObject({ status: 409, json: { code: 'stale' } });
    expect((await asOwner(server, owner, id)).threads).toEqual([]);
  });
});
