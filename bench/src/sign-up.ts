import { register } from '@candor/contracts/account';
import { generateCv, saveCv } from '@candor/contracts/cv';
import { draftFromDocument, type CvDocument } from '@candor/domain/cv';
import { twoPageCv } from './two-page-cv.ts';

/** A fresh account's token. */
export async function signUp(url: string): Promise<string> {
  const answer = await fetch(url + register.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Maren Okafor-Lindqvist',
      email: `bench-${crypto.randomUUID()}@example.org`,
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
