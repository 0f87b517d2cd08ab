import type { APIRequestContext } from '@playwright/test';
import { createLetter } from '@candor/contracts/letters';
import { expect, type Person } from './test.ts';

/** A saved letter with these paragraphs; its id. */
export async function aLetter(
  request: APIRequestContext,
  { token, name, email }: Person,
  paragraphs: readonly string[],
): Promise<string> {
  const made = await request.post(createLetter.path, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      title: 'Ward nurse',
      document: {
        sender: [name, email],
        date: 'March 3, 2026',
        recipient: ['Barton Creek Hospital'],
        salutation: 'Dear Ms. Cole:',
        paragraphs,
        close: 'Sincerely,',
        signature: name,
      },
      request: { title: 'Ward nurse', name, email, companyName: 'Barton Creek Hospital' },
    },
  });
  expect(made.status()).toBe(createLetter.reply.status);
  return createLetter.reply.schema.parse(await made.json()).id;
}
