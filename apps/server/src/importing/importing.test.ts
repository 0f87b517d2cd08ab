import { zipSync, strToU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importDocuments, importEventSchema, importLimits } from '@candor/contracts/importing';
import type { FileRead } from '@candor/read';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import type { Reader } from './reader.ts';

let server: TestApp;
let ana: Person;
beforeAll(async () => {
  server = await startTestApp();
  ana = await aPerson(server);
});
afterAll(() => server.close());

const cvText = `Ana Ruiz
Registered Nurse
ana@example.org

WORK EXPERIENCE

Registered Nurse, Dell Seton Medical Center
Mar 2019 - Present
- Led triage on a 32-bed ward

SKILLS

Triage, Wound care
`;

function formOf(files: [name: string, content: string | Uint8Array][], field = 'file'): FormData {
  const form = new FormData();
  for (const [name, content] of files) form.append(field, new Blob([content as BlobPart]), name);
  return form;
}

const send = (form: FormData, headers: Record<string, string> = {}, as: Person = ana, to = server) =>
  to.ask({ method: 'POST', path: importDocuments.path, form, as, headers });

const filesOf = (json: unknown) => importDocuments.reply.schema.parse(json).files;

it('reads a file as an editable CV', async () => {
  const answer = await send(formOf([['cv.txt', cvText]]));
  expect(answer.status).toBe(200);
  const [file] = filesOf(answer.json);
  expect(file).toMatchObject({
    name: 'cv.txt',
    type: 'txt',
    status: 'complete',
    detectedType: 'cv',
    error: null,
    document: { basics: { name: 'Ana Ruiz', email: 'ana@example.org' } },
  });
  expect(file?.text).toContain('Wound care');
  expect(file?.wordCount).toBeGreaterThan(6);
});

it('tells which lines couldn’t be placed', async () => {
  const text = cvText.replace('ana@example.org', 'ana@example.org\nNationality: Spanish');
  const [file] = filesOf((await send(formOf([['cv.txt', text]]))).json);
  expect(file).toMatchObject({ status: 'complete', unplaced: ['Nationality: Spanish'] });
});

it('gives each broken file its own sentence and reads the others', async () => {
  const encrypted = strToU8(
    '%PDF-1.4\n1 0 obj\n<< /Filter /Standard >>\nendobj\ntrailer << /Encrypt 1 0 R >>\n',
  );
  const answer = await send(
    formOf([
      ['empty.pdf', ''],
      ['picture.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
      ['cut.pdf', strToU8('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Cat')],
      ['broken.docx', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 1, 2, 3])],
      ['other.zip', zipSync({ 'holiday.jpg': new Uint8Array(20) })],
      ['locked.pdf', encrypted],
      ['cv.txt', cvText],
    ]),
  );
  const files = filesOf(answer.json);
  expect(files.map(({ name, status }) => `${name} ${status}`)).toEqual([
    'empty.pdf error',
    'picture.png error',
    'cut.pdf error',
    'broken.docx error',
    'other.zip error',
    'locked.pdf error',
    'cv.txt complete',
  ]);
  expect(files[0]?.error).toContain('empty');
  const sentences = files.flatMap(({ status, error }) => (status === 'error' ? [error] : []));
  expect(sentences.filter((sentence) => !/^[A-Z].{20,}\.$/.test(sentence))).toEqual([]);
});

it('gives the sentence of a broken file in the language of the page that asks', async () => {
  const answer = await send(formOf([['cut.pdf', strToU8('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Cat')]]), {
    'accept-language': 'de',
  });
  expect(filesOf(answer.json)[0]?.error).toMatch(/^Diese Datei /);
});

it('streams what is done and ends with the whole answer', async () => {
  const form = formOf([
    ['one.txt', cvText],
    ['two.txt', ''],
  ]);
  const answer = await send(form, { accept: 'text/event-stream' });
  expect(answer.headers['content-type']).toContain('text/event-stream');
  const events = answer.text
    .split('\n\n')
    .map((frame) => /^data: (.*)$/m.exec(frame)?.[1])
    .filter((data) => data !== undefined)
    .map((data) => importEventSchema.parse(JSON.parse(data)));
  const finished = events.flatMap((event) => (event.kind === 'file' ? [event.at] : []));
  expect(finished.toSorted()).toEqual([0, 1]);
  const last = events.at(-1);
  expect(last?.kind === 'done' && last.result.files.map(({ status }) => status)).toEqual([
    'complete',
    'error',
  ]);
});

describe('refuses', () => {
  it('a form without a file, and one whose file stands in another field', async () => {
    for (const form of [new FormData(), formOf([['cv.txt', cvText]], 'cv')]) {
      const answer = await send(form);
      expect(answer).toMatchObject({ status: 400, json: { code: 'invalid' } });
      expect(answer.json).toMatchObject({ details: { fields: [{ path: 'file' }] } });
    }
  });

  it('more files than one request may bring', async () => {
    const many = Array.from({ length: importLimits.files + 1 }, (_, at): [string, string] => [
      `${at}.txt`,
      cvText,
    ]);
    expect(await send(formOf(many))).toMatchObject({
      status: 413,
      json: { code: 'too_large', error: 'Please send at most 10 files at once.' },
    });
  });

  it('a file that is too large, alone; beside another it has its sentence', async () => {
    const large = new Uint8Array(importLimits.fileBytes + 1).fill(65);
    expect(await send(formOf([['large.txt', large]]))).toMatchObject({
      status: 413,
      json: { code: 'too_large' },
    });
    const both = filesOf(
      (
        await send(
          formOf([
            ['large.txt', large],
            ['cv.txt', cvText],
          ]),
        )
      ).json,
    );
    expect(both.map(({ status }) => status)).toEqual(['error', 'complete']);
    expect(both[0]?.error).toContain('25 MB');
  });

  it('a body that says it is larger than all files may be together', async () => {
    const answer = await send(formOf([['cv.txt', cvText]]), {
      'content-length': String(importLimits.bytes + 1),
    });
    expect(answer).toMatchObject({ status: 413, json: { code: 'too_large' } });
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'a cut body',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc',
    ],
    ['no form at all', 'multipart/form-data; boundary=b', 'hello'],
  ])('what is no form: %s', async (_, type, payload) => {
    const answer = await server.http.inject({
      method: 'POST',
      url: importDocuments.path,
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid' });
  });

  it('forms cut or changed at any place, and never fails over them', async () => {
    const quick = await startTestApp({ reader: quickReader });
    const head = (name: string) =>
      `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\nhi\r\n`;
    const whole = Buffer.from(`${head('a.txt')}${head('b.txt')}--b--\r\n`);
    const ben = await aPerson(quick);
    const headers = {
      authorization: `Bearer ${ben.token}`,
      'content-type': 'multipart/form-data; boundary=b',
    };
    const statuses = new Set<number>();
    for (let at = 0; at < whole.length; at += 2) {
      const changed = Buffer.from(whole);
      changed[at] = 0x0d;
      for (const payload of [whole.subarray(0, at), changed]) {
        const answer = await quick.http.inject({
          method: 'POST',
          url: importDocuments.path,
          headers,
          payload,
        });
        statuses.add(answer.statusCode);
      }
    }
    await quick.close();
    expect([...statuses].filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(statuses.size).toBe(2);
  });

  it('a person who sends without end', async () => {
    const limited = await startTestApp({ variables: { RATE_LIMIT: 'on' }, reader: quickReader });
    const ben = await aPerson(limited);
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1)
      statuses.push((await send(formOf([['cv.txt', cvText]]), {}, ben, limited)).status);
    await limited.close();
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });
});

const unread: FileRead = { kind: 'refused', code: 'damaged', sentence: 'No file is read in this test.' };
const quickReader: Reader = { read: async () => unread, close: async () => undefined };

it('shows names as text, without what could be a path or a command', async () => {
  const answer = await send(formOf([['../../etc/pass\u0000wd\u202E.txt', cvText]]));
  expect(filesOf(answer.json)[0]?.name).not.toMatch(/[/\\\0\u202E]/);
});
