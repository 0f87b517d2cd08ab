import { saveCv } from '@candor/contracts/cv';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import type { Endpoint } from '@candor/contracts/endpoint';
import { createLetter } from '@candor/contracts/letters';
import { layoutIds } from '@candor/domain/cv';
import { signUp, writeCv } from './sign-up.ts';

const CVS = 8;
const LETTERS = 4;

export interface FilledAccount {
  token: string;
  cvId: string;
  letterId: string;
}

/** An account with twelve documents: CVs of two pages in many layouts, and letters. */
export async function filledAccount(url: string): Promise<FilledAccount> {
  const token = await signUp(url);
  const cvId = await writeCv(url, token);
  const send = sender(url, token);
  for (let copy = 1; copy < CVS; copy += 1) {
    const { id, version } = cvEndpoints.copy.reply.schema.parse(await send(cvEndpoints.copy, {}, cvId));
    await send(saveCv, { version, template: layoutIds[copy % layoutIds.length] }, id);
  }
  let letterId = '';
  for (let letter = 0; letter < LETTERS; letter += 1) {
    const body = { ...createLetter.example.body, title: `Ward nurse ${letter + 1}` };
    letterId = createLetter.reply.schema.parse(await send(createLetter, body)).id;
  }
  return { token, cvId, letterId };
}

function sender(url: string, token: string) {
  return async (to: Endpoint, body: object, id = ''): Promise<unknown> => {
    const answer = await fetch(url + to.path.replace(':id', id), {
      method: to.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${to.summary}: ${await answer.text()}`);
    return answer.json();
  };
}
