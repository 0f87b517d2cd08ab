import { register } from '@candor/contracts/account';
import { generateCv } from '@candor/contracts/cv';
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

/** Has a CV written for the owner of a token, of two pages unless told; gives its id. */
export async function writeCv(url: string, token: string, document: CvDocument = twoPageCv): Promise<string> {
  const answer = await fetch(url + generateCv.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(draftFromDocument(document, 'professional', false)),
  });
  return generateCv.reply.schema.parse(await answer.json()).id;
}
