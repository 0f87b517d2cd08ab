import { register } from '@candor/contracts/account';
import { generateCv, listCvs } from '@candor/contracts/cv';
import { createLetter, listLetters } from '@candor/contracts/letters';

const CALL_MS = 40_000;
export const password = 'paper-lamp-faults-7';

export interface Answer {
  /** 0 where none came. */
  status: number;
  text: string;
  durationMs: number;
  headers: Headers;
}

/** A person who calls a server from one place. */
export interface Caller {
  url: string;
  token: string;
  email: string;
}

/** Calls a server of this machine; never throws. */
export async function call(
  to: { url: string; token?: string },
  path: string,
  { body, form, key }: { body?: unknown; form?: FormData; key?: string } = {},
): Promise<Answer> {
  const startedMs = performance.now();
  try {
    const answer = await fetch(to.url + path, {
      method: body === undefined && !form ? 'GET' : 'POST',
      signal: AbortSignal.timeout(CALL_MS),
      headers: {
        ...(to.token ? { authorization: `Bearer ${to.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      text,
      durationMs: performance.now() - startedMs,
      headers: answer.headers,
    };
  } catch {
    return { status: 0, text: '', durationMs: performance.now() - startedMs, headers: new Headers() };
  }
}

export async function signUp(url: string): Promise<Caller> {
  const email = `faults-${crypto.randomUUID()}@example.org`;
  const body = { name: 'Maren Okafor', email, password };
  const answer = await call({ url }, register.path, { body });
  if (answer.status !== 201) throw new Error(`no account was made: ${answer.status} ${answer.text}`);
  return { url, email, token: register.reply.schema.parse(JSON.parse(answer.text)).token };
}

/** A write that makes one record for its key: where it is asked, with what, and where its records are listed. */
export interface Write {
  path: string;
  body: unknown;
  listed: string;
}
export const writes: readonly Write[] = [
  { path: generateCv.path, body: generateCv.example.body, listed: listCvs.path },
  { path: createLetter.path, body: createLetter.example.body, listed: listLetters.path },
];

/** The writes of one person: which key was asked where, and which record it was answered with. */
export class Ledger {
  readonly #asked = new Map<string, { write: Write; id: string | undefined }>();
  readonly statuses = new Map<number, number>();
  readonly who: Caller;

  constructor(who: Caller) {
    this.who = who;
  }

  get answered(): number {
    return [...this.#asked.values()].filter(({ id }) => id !== undefined).length;
  }

  async write(write: Write, key: string = crypto.randomUUID()): Promise<Answer> {
    const known = this.#asked.get(key);
    const answer = await call(this.who, write.path, { body: write.body, key });
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    const isDone = answer.status === 200 || answer.status === 201;
    const { id } = isDone ? (JSON.parse(answer.text) as { id: string }) : { id: known?.id };
    // Refused, it was not stored, before neither: a key that had been would be answered with its record.
    if (isDone || answer.status === 0 || answer.status >= 500) this.#asked.set(key, { write, id });
    else if (!id) this.#asked.delete(key);
    return answer;
  }

  /** Asks again, with its key, for each write that was never answered: no one knows whether it was done. */
  async repeatUnanswered(): Promise<void> {
    for (const [key, { write, id }] of this.#asked) if (id === undefined) await this.write(write, key);
  }

  /** Compares with what is stored: records that were answered and are gone, and records beyond one for each key. */
  async check(): Promise<{ lost: number; doubled: number; unanswered: number }> {
    let [lost, doubled] = [0, 0];
    const asked = [...this.#asked.values()];
    for (const path of new Set(writes.map(({ listed }) => listed))) {
      const answer = await call(this.who, path);
      const stored = (JSON.parse(answer.text) as { id: string }[]).map(({ id }) => id);
      const answered = asked.flatMap(({ write, id }) => (write.listed === path && id ? [id] : []));
      lost += answered.filter((id) => !stored.includes(id)).length;
      doubled += stored.length - new Set(answered).size + (answered.length - new Set(answered).size);
    }
    return { lost, doubled, unanswered: asked.filter(({ id }) => id === undefined).length };
  }
}
