import { register, savePreferences } from '@candor/contracts/account';
import { createReviewLink } from '@candor/contracts/collaboration';
import { generateCv, saveCv } from '@candor/contracts/cv';
import { publicPageReplySchema, publishCv as publishEndpoint } from '@candor/contracts/publishing';
import { draftFromDocument, type CvDocument } from '@candor/domain/cv';
import { twoPageCv } from './two-page-cv.ts';

/** A fresh account's token. */
export async function signUp(
  url: string,
  email = `bench-${crypto.randomUUID()}@example.org`,
): Promise<string> {
  const answer = await fetch(url + register.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Maren Okafor-Lindqvist',
      email,
      password: 'paper-lamp-bench-42',
    }),
  });
  return register.reply.schema.parse(await answer.json()).token;
}

/** Has a CV of two pages written for the owner of a token; gives its id. */
export async function writeCv(url: string, token: string): Promise<string> {
  const answer = await fetch(url + generateCv.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(draftFromDocument(twoPageCv, 'professional', false)),
  });
  return generateCv.reply.schema.parse(await answer.json()).id;
}

/** Puts another document in the place of a CV just written: a long one, say, that no writer made shorter. */
export async function replaceCv(url: string, token: string, id: string, document: CvDocument): Promise<void> {
  const answer = await fetch(url + saveCv.path.replace(':id', id), {
    method: saveCv.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ version: 1, document }),
  });
  if (!answer.ok) throw new Error(`The document was not saved: ${await answer.text()}`);
}

/** Publishes a CV at an address that nobody can guess; gives the path of its page. */
export async function publishCv(url: string, token: string, id: string): Promise<string> {
  const put = (path: string, body: object) =>
    fetch(url + path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  await put(savePreferences.path, { publicProfile: true });
  const { path, example } = publishEndpoint;
  const answer = await put(path.replace(':id', id), { ...example.body, address: null });
  return `/p/${publicPageReplySchema.parse(await answer.json()).page?.address}`;
}

/** Makes a link by which somebody may review a CV; gives its path. */
export async function inviteReviewer(url: string, token: string, id: string): Promise<string> {
  const { method, path, example, reply } = createReviewLink;
  const answer = await fetch(url + path.replace(':id', id), {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(example.body),
  });
  return new URL(reply.schema.parse(await answer.json()).url).pathname;
}
