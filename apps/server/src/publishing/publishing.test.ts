import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCvs } from '@candor/contracts/cv';
import { publicPageReplySchema } from '@candor/contracts/publishing';
import { aClock } from '../platform/testing/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv } from '../platform/testing/records.ts';
import { clearExpired } from './clear-expired.ts';
import { allow, anAddress, publish, published, standing, visit } from './testing/pages.ts';

/** Ahead of the store's own clock, by which what listeners have to do is due. */
const clock = aClock(new Date(Date.now() + 3_600_000).toISOString());
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
  await server.app.warm();
});
afterAll(() => server.close());

async function anAuthor() {
  const person = await aPerson(server);
  return { person, cv: await aCv(server, person) };
}

const errorOf = ({ json }: { json: unknown }) =>
  json as { code: string; error: string; details?: { fields?: { path: string; message: string }[] } };

/** Whether the card of a CV says that it is public. */
async function isMarkedPublic(as: Person, id: string): Promise<boolean | undefined> {
  const { json } = await server.ask({ method: 'GET', path: '/api/my-cvs', as });
  return listCvs.reply.schema.parse(json).find((card) => card.id === id)?.isPublic;
}

describe('publishing', () => {
  it('is off until the person allows it, and then puts the CV at the chosen address, whatever its case', async () => {
    const { person, cv } = await anAuthor();
    const address = anAddress();
    expect(await standing(server, person, cv)).toMatchObject({ page: null });
    const refused = await publish(server, person, cv, { address });
    expect([refused.status, errorOf(refused).code]).toEqual([409, 'public_profile_off']);
    expect((await visit(server, address)).status).toBe(404);
    await allow(server, person);
    expect((await publish(server, person, cv, { address: address.toUpperCase() })).status).toBe(200);
    expect((await standing(server, person, cv)).page).toMatchObject({ address, isPublic: true });
    expect((await visit(server, address)).status).toBe(200);
    expect((await visit(server, address.toUpperCase())).status).toBe(200);
    expect(await isMarkedPublic(person, cv)).toBe(true);
  });

  it('refuses an address that another page has, in any case, and keeps what was', async () => {
    const [ana, ben] = await Promise.all([anAuthor(), anAuthor()]);
    const { address } = await published(server, ana.person, ana.cv);
    const own = await published(server, ben.person, ben.cv);
    const taken = await publish(server, ben.person, ben.cv, { address: address.toUpperCase() });
    expect(taken.status).toBe(400);
    expect(errorOf(taken).details?.fields).toEqual([
      { path: 'address', message: 'This address is already taken. Please choose another.' },
    ]);
    expect((await standing(server, ben.person, ben.cv)).page?.address).toBe(own.address);
  });

  it('gives one of two who want the same address at once the address, and the other a sentence', async () => {
    const authors = await Promise.all([anAuthor(), anAuthor()]);
    for (const { person } of authors) await allow(server, person);
    const address = anAddress();
    const answers = await Promise.all(
      authors.map(({ person, cv }) => publish(server, person, cv, { address })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it.each(['ab', 'with space', 'ümlaut-page', 'admin', '../etc', 'a/b'])(
    'refuses the address %s',
    async (address) => {
      const { person, cv } = await anAuthor();
      await allow(server, person);
      const refused = await publish(server, person, cv, { address });
      expect(errorOf(refused).details?.fields?.[0]?.path).toBe('address');
    },
  );

  it('makes an address that nobody can guess, which stays until another is chosen', async () => {
    const { person, cv } = await anAuthor();
    const first = await published(server, person, cv, { address: null });
    // 26 letters of 32: 130 bits.
    expect(first.address).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    expect(first.isUnguessable).toBe(true);
    const again = await published(server, person, cv, { address: null, allowsDownload: false });
    expect(again.address).toBe(first.address);
    const chosen = await published(server, person, cv);
    expect(chosen.isUnguessable).toBe(false);
    expect((await published(server, person, cv, { address: null })).address).not.toBe(first.address);
  });

  it('is of CVs of one’s own alone', async () => {
    const { person, cv } = await anAuthor();
    await published(server, person, cv);
    const other = await aPerson(server);
    await allow(server, other);
    const path = `/api/cv/${cv}/public-page`;
    expect((await publish(server, other, cv)).status).toBe(404);
    expect((await server.ask({ method: 'GET', path, as: other })).status).toBe(404);
    expect((await server.ask({ method: 'DELETE', path, as: other })).status).toBe(404);
    expect((await standing(server, person, cv)).page?.isPublic).toBe(true);
  });

  it('wants a password that is one', async () => {
    const { person, cv } = await anAuthor();
    await allow(server, person);
    for (const password of ['abc', 'password'])
      expect(errorOf(await publish(server, person, cv, { password })).details?.fields?.[0]?.path).toBe(
        'password',
      );
  });
});

describe('a page is gone', () => {
  const gone = async (address: string) => {
    const answer = await visit(server, address);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    return answer.text;
  };

  it('when it is taken down, and says the same as an address that never was', async () => {
    const { person, cv } = await anAuthor();
    const { address } = await published(server, person, cv);
    await visit(server, address);
    await server.ask({ method: 'DELETE', path: `/api/cv/${cv}/public-page`, as: person });
    expect(await gone(address)).toBe(await gone('nobody-was-ever-here'));
    expect(await gone(address)).not.toContain('Ruiz');
    for (const part of ['cv.pdf', 'picture.png', '1.svg'])
      expect((await visit(server, `${address}/${part}`)).status).toBe(404);
    // The address stays the person's.
    const other = await anAuthor();
    await allow(server, other.person);
    expect((await publish(server, other.person, other.cv, { address })).status).toBe(400);
    await published(server, person, cv, { address });
    expect((await visit(server, address)).status).toBe(200);
  });

  it('when the CV is archived or thrown away, and does not come back by itself', async () => {
    for (const [away, back] of [
      [
        { method: 'PUT', path: '/library', body: { isArchived: true } },
        { method: 'PUT', path: '/library', body: { isArchived: false } },
      ],
      [{ method: 'DELETE', path: '' }, null],
    ] as const) {
      const { person, cv } = await anAuthor();
      const { address } = await published(server, person, cv);
      await server.ask({ ...away, path: `/api/cv/${cv}${away.path}`, as: person });
      await gone(address);
      const again = back
        ? { ...back, path: `/api/cv/${cv}${back.path}` }
        : ({ method: 'POST', path: `/api/trash/${cv}/restore` } as const);
      expect((await server.ask({ ...again, as: person })).status).toBe(200);
      await gone(address);
      expect((await standing(server, person, cv)).page?.isPublic).toBe(false);
    }
  });

  it('when the person switches "Public profile" off, and stays gone when it is switched on again', async () => {
    const { person, cv } = await anAuthor();
    const { address } = await published(server, person, cv);
    await allow(server, person, false);
    await gone(address);
    expect((await standing(server, person, cv)).page?.isPublic).toBe(false);
    await expect.poll(() => isMarkedPublic(person, cv), { timeout: 20_000 }).toBe(false);
    await allow(server, person, true);
    await gone(address);
    await published(server, person, cv, { address });
    expect((await visit(server, address)).status).toBe(200);
  });

  it('when an administrator deactivates the account, or the person deletes it', async () => {
    const { person, cv } = await anAuthor();
    const { address } = await published(server, person, cv);
    const admin = await aPerson(server, { role: 'admin' });
    const path = `/api/admin/users/${person.id}`;
    expect(
      (await server.ask({ method: 'PUT', path, body: { isActive: false }, as: admin })).status,
    ).toBeLessThan(300);
    await gone(address);
    await server.ask({ method: 'PUT', path, body: { isActive: true }, as: admin });

    const leaving = await anAuthor();
    const left = await published(server, leaving.person, leaving.cv);
    const { password } = leaving.person;
    await server.ask({ method: 'POST', path: '/api/delete-account', body: { password }, as: leaving.person });
    await gone(left.address);
  });

  it('after its last day where the person lives', async () => {
    const { person, cv } = await anAuthor();
    const today = clock.now().toISOString().slice(0, 10);
    await allow(server, person);
    const past = await publish(server, person, cv, { expiresOn: '2026-11-20' });
    expect(errorOf(past).details?.fields?.[0]?.message).toBe('Choose today or a later day.');
    const { address } = await published(server, person, cv, { expiresOn: today });
    expect((await visit(server, address)).status).toBe(200);
    clock.pass(24 * 60);
    await gone(address);
    expect((await standing(server, person, cv)).page).toMatchObject({ isExpired: true, isPublic: false });
    clock.pass(24 * 60);
    await clearExpired({ store: server.store, clock });
    expect(await isMarkedPublic(person, cv)).toBe(false);
    clock.pass(-48 * 60);
  });
});

it('follows the CV as it is saved', async () => {
  const { person, cv } = await anAuthor();
  const { address } = await published(server, person, cv);
  const before = (await server.ask({ method: 'GET', path: `/api/cv/${cv}`, as: person })).json as {
    version: number;
    document: { basics: object };
  };
  const document = { ...before.document, basics: { ...before.document.basics, name: 'Ana New-Name' } };
  const body = { version: before.version, document };
  await server.ask({ method: 'PUT', path: `/api/cv/${cv}`, body, as: person });
  expect((await visit(server, address)).text).toContain('New-Name');
});

it('is answered with an own address that begins where people reach the server', async () => {
  const { person, cv } = await anAuthor();
  const page = await published(server, person, cv);
  expect(page.url).toBe(`http://localhost:3000/p/${page.address}`);
  expect(publicPageReplySchema.parse(await standing(server, person, cv)).views.days).toHaveLength(30);
});
