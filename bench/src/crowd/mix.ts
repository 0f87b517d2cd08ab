import { setTimeout as pause } from 'node:timers/promises';
import { login } from '@candor/contracts/account';
import { getReview } from '@candor/contracts/collaboration';
import { generateCv, getCv, listCvs, saveCv, type Cv } from '@candor/contracts/cv';
import { exportCv, preview } from '@candor/contracts/documents';
import { importDocuments } from '@candor/contracts/importing';
import { analyzeCv } from '@candor/contracts/optimizer';
import { draftFromDocument } from '@candor/domain/cv';
import { twoPageCv } from '../two-page-cv.ts';
import { emailOf } from './fill.ts';

export const PASSWORD = 'paper-lamp-bench-42';

/**
 * How often somebody does it in a minute of being active: for half of the time they type (a page drawn each second, saved each five), the
 * rest is once or a few times in ten minutes.
 */
export const timesAMinute = {
  'sign in': 0.1,
  list: 0.5,
  open: 0.3,
  'draw the typed page': 30,
  'save what was typed': 6,
  export: 0.1,
  import: 0.05,
  generate: 0.1,
  analyze: 0.2,
  review: 0.1,
} as const;
export type Act = keyof typeof timesAMinute;

export interface Samples {
  /** Milliseconds of each answer. */
  times: Map<Act, number[]>;
  /** Answers that were refused, with their status, or cut off. */
  refused: Map<string, number>;
}

const all = Object.entries(timesAMinute) as [Act, number][];
/** All of these together. */
export const actsAMinute = all.reduce((sum, [, times]) => sum + times, 0);

function drawnAct(): Act {
  let rest = Math.random() * actsAMinute;
  for (const [act, times] of all) {
    rest -= times;
    if (rest < 0) return act;
  }
  return 'list';
}

/** Somebody of the crowd at one of the servers. */
export class ActivePerson {
  readonly #url: string;
  readonly #people: number;
  readonly #samples: Samples;
  #token = '';
  #cv: Cv | undefined;
  #file: Uint8Array<ArrayBuffer> | undefined;

  constructor(url: string, people: number, samples: Samples) {
    this.#url = url;
    this.#people = people;
    this.#samples = samples;
  }

  /** Acts and pauses until the moment is over; what was begun is finished. */
  async actUntil(endMs: number): Promise<void> {
    await pause(Math.random() * (60_000 / actsAMinute));
    await this.#act('sign in');
    while (performance.now() < endMs) {
      await this.#act(drawnAct());
      // Pauses of a memoryless crowd: many short ones, few long.
      await pause((-Math.log(1 - Math.random()) * 60_000) / actsAMinute);
    }
  }

  async #act(act: Act): Promise<void> {
    const cv = this.#cv;
    const to = (path: string, init: RequestInit = {}) => this.#answer(act, path, init);
    const json = (method: string, body: object): RequestInit => ({
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    switch (act) {
      case 'sign in': {
        const email = emailOf(1 + Math.floor(Math.random() * this.#people));
        const answer = await to(login.path, json('POST', { email, password: PASSWORD }));
        if (answer) this.#token = login.reply.schema.parse(await answer.json()).token;
        this.#cv = undefined;
        return this.#act('list');
      }
      case 'list': {
        const answer = await to(listCvs.path);
        const [first] = answer ? listCvs.reply.schema.parse(await answer.json()) : [];
        if (first) this.#cv = await this.#opened(first.id);
        return;
      }
      case 'open':
        if (cv) this.#cv = await this.#opened(cv.id);
        return;
      case 'draw the typed page':
        if (cv)
          await to(
            preview.path,
            json('POST', { document: cv.document, template: cv.template, latestOf: 'page' }),
          );
        return;
      case 'save what was typed': {
        if (!cv) return;
        const document = {
          ...cv.document,
          basics: { ...cv.document.basics, headline: `Nurse ${Date.now()}` },
        };
        const answer = await to(
          saveCv.path.replace(':id', cv.id),
          json('PUT', { version: cv.version, document }),
        );
        this.#cv = answer ? saveCv.reply.schema.parse(await answer.json()) : await this.#opened(cv.id);
        return;
      }
      case 'export': {
        const answer = cv && (await to(`${exportCv.path.replace(':id', cv.id)}?format=pdf`));
        if (answer) this.#file = new Uint8Array(await answer.arrayBuffer());
        return;
      }
      case 'import': {
        if (!this.#file) return;
        const form = new FormData();
        form.set(importDocuments.upload.field, new Blob([this.#file]), 'cv.pdf');
        await to(importDocuments.path, { method: 'POST', body: form });
        return;
      }
      case 'generate':
        await to(generateCv.path, json('POST', draftFromDocument(twoPageCv, 'professional', false)));
        return;
      case 'analyze':
        if (cv) await to(analyzeCv.path, json('POST', { cvId: cv.id }));
        return;
      case 'review':
        if (cv) await to(getReview.path.replace(':id', cv.id));
        return;
      default:
        return act satisfies never;
    }
  }

  async #opened(id: string): Promise<Cv | undefined> {
    const answer = await this.#answer('open', getCv.path.replace(':id', id), {});
    return answer ? getCv.reply.schema.parse(await answer.json()) : undefined;
  }

  /** The whole answer to a request, its time kept; undefined where it is a refusal, which is counted. */
  async #answer(act: Act, path: string, init: RequestInit): Promise<Response | undefined> {
    const startedMs = performance.now();
    const headers = { ...init.headers, authorization: `Bearer ${this.#token}` };
    const { times, refused } = this.#samples;
    const refuse = (why: number | string) => {
      const reason = `${act}: ${why}`;
      refused.set(reason, (refused.get(reason) ?? 0) + 1);
      return undefined;
    };
    // A kept connection may be closed just as it is taken again: a browser would ask once more.
    const answer = await fetch(this.#url + path, { ...init, headers }).catch(() => undefined);
    const body = await answer?.arrayBuffer().catch(() => undefined);
    if (!answer || !body) return refuse('cut off');
    if (!answer.ok) return refuse(answer.status);
    const known = times.get(act) ?? [];
    times.set(act, known);
    known.push(performance.now() - startedMs);
    return new Response(body, { headers: answer.headers });
  }
}
