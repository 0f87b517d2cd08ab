import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { adminActs, siteSchema, type Site } from '@candor/contracts/admin';
import { invite, listInvitations } from '@candor/contracts/invitations';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

let moment = Date.now();
let server: TestApp;
let withMail: TestApp;
let admin: Person;
beforeAll(async () => {
  const clock = { now: () => new Date(moment) };
  server = await startTestApp({ clock });
  withMail = await startTestApp({ clock, variables: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  admin = await aPerson(server, { role: 'admin' });
});
afterEach(() => signUp('open'));
afterAll(async () => {
  await server.close();
  await withMail.close();
});

const DAY_MS = 24 * 3_600_000;
const freshEmail = () => `invited-${randomUUID()}@example.org`;
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, on = server) =>
  on.ask({ method, path: `/api/admin/${path}`, as: admin, ...(body && { body }) });
const signUp = (to: Site['signUp']) => ask('PUT', 'site', siteSchema.parse({ signUp: to }));
const join = async (email: string, invitation?: string) =>
  (
    await server.ask({
      method: 'POST',
      path: '/api/register',
      body: { name: 'Bela Nagy', email, password: 'paper-lamp-42', ...(invitation && { invitation }) },
    })
  ).json;
const tokenIn = (text: string | null | undefined) =>
  /#invitation=([\w-]+)&email=/.exec(text ?? '')?.[1] ?? '';
const open = async () =>
  listInvitations.reply.schema
    .parse((await ask('GET', 'invitations')).json)
    .invitations.map(({ email }) => email);

async function invited(email: string) {
  const { status, json } = await ask('POST', 'invitations', { email });
  expect(status).toBe(201);
  const { invitation, link } = invite.reply.schema.parse(json);
  return { id: invitation.id, token: tokenIn(link) };
}

it('lets in who was invited, once, and nobody else', async () => {
  await signUp('invitation');
  const email = freshEmail();
  const { token } = await invited(email.toUpperCase());
  expect(token).not.toBe('');
  expect(await open()).toContain(email);
  expect(await join(email)).toMatchObject({ code: 'invitation_required' });
  expect(await join(email, 'not-a-token')).toMatchObject({ code: 'invitation_over' });
  expect(await join(freshEmail(), token)).toMatchObject({ code: 'invitation_over' });
  const both = await Promise.all([join(email, token), join(email, token)]);
  expect(both).toContainEqual(expect.objectContaining({ success: true }));
  expect(both).toContainEqual(expect.objectContaining({ code: 'invitation_over' }));
  expect(await open()).not.toContain(email);
  expect((await ask('POST', 'invitations', { email })).json).toMatchObject({
    details: { fields: [{ path: 'email' }] },
  });
});

it('is over after seven days, when it was withdrawn, and when a newer one was sent', async () => {
  await signUp('invitation');
  const [late, withdrawn, twice] = [freshEmail(), freshEmail(), freshEmail()];
  const { token: old } = await invited(late);
  moment += 7 * DAY_MS + 1;
  expect(await join(late, old)).toMatchObject({ code: 'invitation_over' });
  expect(await open()).not.toContain(late);

  const { id, token } = await invited(withdrawn);
  expect((await ask('DELETE', `invitations/${id}`)).status).toBe(204);
  expect((await ask('DELETE', `invitations/${id}`)).status).toBe(404);
  expect(await join(withdrawn, token)).toMatchObject({ code: 'invitation_over' });

  const { token: first } = await invited(twice);
  const { token: second } = await invited(twice);
  expect(await join(twice, first)).toMatchObject({ code: 'invitation_over' });
  expect(await join(twice, second)).toMatchObject({ success: true });
});

it('opens no closed door, and is not asked for at an open one', async () => {
  const [one, other] = [freshEmail(), freshEmail()];
  const { token } = await invited(one);
  await invited(other);
  await signUp('closed');
  expect(await join(one, token)).toMatchObject({ code: 'sign_up_closed' });
  await signUp('open');
  expect(await join(other)).toMatchObject({ success: true });
  expect(await open()).toEqual(expect.not.arrayContaining([other]));
});

it('is mailed where mail is set up, and shown to nobody', async () => {
  await signUp('invitation');
  const email = freshEmail();
  const { json, text } = await ask('POST', 'invitations', { email }, withMail);
  expect(invite.reply.schema.parse(json).link).toBeNull();
  expect(text).not.toContain('invitation=');
  const mailed = () => [...server.mails, ...withMail.mails].find(({ to }) => to === email);
  await expect.poll(mailed, { timeout: 60_000 }).toBeDefined();
  expect(await join(email, tokenIn(mailed()?.text))).toMatchObject({ success: true });
});

it('is noted without the address, and managed by administrators only', async () => {
  const email = freshEmail();
  await invited(email);
  const { acts } = adminActs.reply.schema.parse((await ask('GET', 'acts')).json);
  expect(acts[0]).toMatchObject({ act: 'invite', by: admin.email });
  expect(JSON.stringify(acts)).not.toContain(email);
  const ana = await aPerson(server);
  const answer = await server.ask({
    method: 'POST',
    path: '/api/admin/invitations',
    as: ana,
    body: { email },
  });
  expect(answer.status).toBe(403);
});
