import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from '@candor/contracts/account';
import { saveApplication } from '@candor/contracts/applications';
import { ask, type Turn } from '@candor/contracts/conversations';
import { createLetter, getLetter } from '@candor/contracts/letters';
import { generateCv, getCv } from '@candor/contracts/cv';
import { addContact } from '@candor/contracts/network';
import { mergeChanges, type CvDocumentInput } from '@candor/domain/cv';
import { letterMergeChanges, type LetterDocumentInput } from '@candor/domain/letters';
import { wordDifferences, type MergeChange } from '@candor/domain/versions';
import {
  callsTools,
  freePort,
  scriptedModel,
  startNewCandor,
  toolAnswersIn,
  type ToolUse,
} from '@candor/testing/server';

// Requests as people put them, answered by a scripted model: what is proposed, asked for, refused and said, to be read.
//   node --disable-warning=ExperimentalWarning bench/src/ask-requests.ts FOLDER
// FOLDER has world.json, the account they are about, and requests.json. Their shapes are the interfaces below.

interface World {
  person: { name: string; email: string };
  cvs?: Record<string, { title: string; document: CvDocumentInput }>;
  letters?: Record<string, { title: string; document: LetterDocumentInput }>;
  jobs?: Record<string, { title: string; company: string; cvs?: string[] }>;
  contacts?: Record<string, { name: string; company: string; position: string; interactions?: object[] }>;
}

interface Request {
  request: string;
  screen: { kind: string; id?: string };
  named?: string[];
  steps: { calls?: ToolUse[]; say?: string }[];
  expected: string;
}

const [folder = ''] = process.argv.slice(2);
const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;

/** `@alias` as the id that it stands for, wherever it is. */
function withIds<T>(value: T, ids: ReadonlyMap<string, string>): T {
  const filled = JSON.stringify(value).replaceAll(/"@([^"]+)"/g, (whole, alias: string) => {
    const id = ids.get(alias);
    return id === undefined ? whole : JSON.stringify(id);
  });
  // The same shape with other strings in it.
  return JSON.parse(filled) as T;
}

const model = await scriptedModel((answer, body) => script(answer, body));
let script: Parameters<typeof scriptedModel>[0] = (answer) => void answer.writeHead(401).end();
const candor = await startNewCandor({
  port: await freePort(),
  env: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'scripted', AI_BASE_URL: model.baseURL },
});

async function call(method: string, path: string, body?: object, token?: string): Promise<unknown> {
  const answer = await fetch(candor.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 400)}`);
  return text === '' ? null : JSON.parse(text);
}

/** The account of a world: how to call for its person, and the ids by their aliases. */
async function accountOf({ person, cvs = {}, letters = {}, jobs = {}, contacts = {} }: World) {
  const account = { ...register.example.body, name: person.name, email: `${Date.now()}@example.org` };
  const { token } = register.reply.schema.parse(await call('POST', register.path, account));
  const as = (method: string, path: string, body?: object) => call(method, path, body, token);
  const ids = new Map<string, string>();
  for (const [alias, { title, document }] of Object.entries(cvs)) {
    const made = await as('POST', generateCv.path, generateCv.example.body);
    const { id, version } = generateCv.reply.schema.parse(made);
    await as('PUT', `/api/cv/${id}`, { version, title, document });
    ids.set(alias, id);
  }
  for (const [alias, { title, document }] of Object.entries(letters)) {
    const request = { title, name: person.name, email: person.email };
    const made = await as('POST', createLetter.path, { title, document, request });
    ids.set(alias, createLetter.reply.schema.parse(made).id);
  }
  for (const [alias, { cvs: linked = [], ...job }] of Object.entries(jobs)) {
    const { application } = saveApplication.reply.schema.parse(await as('POST', saveApplication.path, job));
    ids.set(alias, application.id);
    for (const cv of linked) await as('PUT', `/api/applications/${application.id}/links/${ids.get(cv)}`);
  }
  for (const [alias, { interactions = [], ...contact }] of Object.entries(contacts)) {
    const { id } = addContact.reply.schema.parse(await as('POST', addContact.path, contact));
    ids.set(alias, id);
    for (const shown of interactions) await as('POST', `/api/network/contacts/${id}/interactions`, shown);
  }
  return { as, ids };
}

type As = Awaited<ReturnType<typeof accountOf>>['as'];

function changeLine({ kind, section, entry, field, texts }: MergeChange): string {
  const words = texts.map(({ before, after }) =>
    wordDifferences(before ?? '', after ?? '')
      .map((run) => (run.kind === 'same' ? run.text : `${run.kind === 'added' ? '[+' : '[-'}${run.text}]`))
      .join(''),
  );
  return `  ${kind} ${[section, entry, field].filter(Boolean).join(' · ')}: ${words.join(' | ')}`;
}

/** What waits with a document, word by word; it is left, so that the next request begins anew. */
async function waiting(as: As, kind: 'cv' | 'letter', id: string): Promise<string[]> {
  const path = `/api/${kind}/${id}`;
  const changes = kind === 'cv' ? await cvChanges(as, path) : await letterChanges(as, path);
  await as('DELETE', `${path}/proposal`);
  return changes.map(changeLine);
}

async function cvChanges(as: As, path: string): Promise<MergeChange[]> {
  const { document: edited, proposal } = getCv.reply.schema.parse(await as('GET', path));
  return proposal ? mergeChanges({ base: proposal.base, edited, next: proposal.document }) : [];
}

async function letterChanges(as: As, path: string): Promise<MergeChange[]> {
  const { document: edited, proposal } = getLetter.reply.schema.parse(await as('GET', path));
  return proposal ? letterMergeChanges({ base: proposal.base, edited, next: proposal.document }) : [];
}

async function linesOf(as: As, { parts }: Turn): Promise<string[]> {
  const lines: string[] = [];
  for (const part of parts) {
    if (part.kind === 'words') lines.push(`SAID      ${part.text}`);
    if (part.kind === 'step')
      lines.push(part.isRefused ? `REFUSED   ${part.title}: ${part.why}` : `READ      ${part.title}`);
    if (part.kind === 'message')
      lines.push(`MESSAGE   to ${part.to}: ${part.text}`, ...part.toCheck.map((one) => `  check ${one}`));
    if (part.kind === 'file') lines.push(`FILE      ${part.document.title} as ${part.format}`);
    if (part.kind === 'act')
      lines.push(`ASKS      ${part.title}`, ...part.about.map(({ label, words }) => `  ${label}: ${words}`));
    if (part.kind === 'proposal')
      lines.push(
        `PROPOSED  ${part.document.title}`,
        ...(await waiting(as, part.document.kind, part.document.id)),
      );
  }
  return lines;
}

try {
  const { as, ids } = await accountOf(read<World>('world.json'));
  for (const [nth, one] of withIds(read<Request[]>('requests.json'), ids).entries()) {
    let at = 0;
    const shown: string[] = [];
    script = (answer, body) => {
      shown.splice(0, shown.length, ...toolAnswersIn(body));
      const { calls = [], say = '' } = one.steps[at] ?? {};
      at += 1;
      return callsTools(calls, say)(answer, body);
    };
    const body = { subject: one.screen, request: one.request, named: one.named ?? [] };
    const turn = ask.reply.schema.parse(await as('POST', ask.path, body));
    console.log(`\n${nth + 1}. ${one.request}   (${turn.state})`);
    for (const line of await linesOf(as, turn)) console.log(`   ${line}`);
    if (process.argv.includes('--answers'))
      for (const answer of shown) console.log(`   TOLD      ${answer.slice(0, 600)}`);
    console.log(`   EXPECTED  ${one.expected}`);
  }
} finally {
  await candor.stop();
  candor.forget();
  await model.close();
}
