import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { aRequest, requests, patience } from '@candor/testing';
import {
  cvRequestSchema,
  documentFromRequest,
  draftFromDocument,
  toText,
  type CvDocument,
  type CvRequest,
} from '../../cv/index.ts';
import { textAt } from '../../text/index.ts';
import { people } from './golden/people.fixture.ts';
import type { LeftOut } from '../report.ts';
import { engineWriter } from '../engine-writer.ts';
import { engineHere, writeCvNow } from './built-in-writer.ts';

// Three hundred profiles are written from.
vi.setConfig({ testTimeout: patience(60_000), hookTimeout: patience(60_000) });

const today = '2026-11';
const NUMBER_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|doubled|tripled|halved)\b/gi;
const TOOLS =
  /\b(?:Epic|Cerner|AutoCAD|Python|PostgreSQL|Oracle|Tableau|Power BI|Excel|SAP|AWS|scikit-learn|Opera|Java|Word|Docker|Git)\b/g;

function flat(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
}

/** Everything a person typed, as one text. */
function typed(request: CvRequest): string {
  const texts: string[] = [];
  JSON.stringify(request, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return flat(texts.join(' \n '));
}

/** What the writer wrote itself: the summary and the statements. */
function written(document: CvDocument): string[] {
  return [...document.summary.split('\n'), ...document.experience.flatMap((job) => job.bullets)];
}

/** Facts of a text that the request does not hold, found by nothing but looking for the words themselves. */
function inventions(text: string, source: string): string[] {
  const counted = text.replace(/ with \w+ years(?:' experience| as an? )/, '');
  const numbers = counted.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const capitals = [...counted.matchAll(/(?<=[^\s.!?:…。] )\p{Lu}[\p{L}\p{N}+#&'’-]*/gu)].map(
    ([word]) => word,
  );
  return [
    ...numbers,
    ...capitals,
    ...(counted.match(NUMBER_WORDS) ?? []),
    ...(counted.match(TOOLS) ?? []),
  ].filter((fact) => !source.includes(flat(fact)));
}

/** The figures of a job, in an order of their own. */
function figures(bullets: string[]): string[] {
  return (bullets.join(' ').match(/\d+/g) ?? []).toSorted();
}

/** The jobs of a CV without the words of their statements, in an order of its own. */
function jobs(cv: CvDocument, leftOut: readonly LeftOut[] = []): string[] {
  return cv.experience
    .map(({ company, position, location, start, end, bullets }, at) => {
      const left = leftOut.flatMap(({ place, text }) => (place === `experience.${at}` ? [text] : []));
      return [company, position, location, start, end, figures([...bullets, ...left])]
        .join('|')
        .toLowerCase();
    })
    .toSorted((a, b) => (a < b ? -1 : 1));
}

it('invents nothing, keeps every fact and repeats itself to the byte, over 300 profiles', () => {
  let [stated, replaced] = [0, 0];
  fc.assert(
    fc.property(requests(), (request) => {
      const result = writeCvNow(request, { today });
      const { document, facts } = result;
      const source = typed(request);
      expect(written(document).flatMap((text) => inventions(text, source))).toEqual([]);
      expect(facts).toMatchObject({ unsupported: 0, writer: 'built-in' });
      stated += facts.sentences.length;
      replaced += facts.replaced;
      expect(JSON.stringify(writeCvNow(structuredClone(request), { today }))).toBe(JSON.stringify(result));

      const given = documentFromRequest(request);
      expect(jobs(document, facts.leftOut)).toEqual(jobs(given));
      expect(document.education).toEqual(given.education);
      expect(document.certifications).toEqual(given.certifications);
      expect(document.languages).toEqual(given.languages);
      expect(document.basics.headline.toLowerCase()).toBe(given.basics.headline.toLowerCase());
      expect({ ...document.basics, headline: '' }).toEqual({ ...given.basics, headline: '' });
      expect(new Set(document.skills.map(({ name }) => name))).toEqual(
        new Set(given.skills.map(({ name }) => name)),
      );

      const text = toText(document);
      for (const sentence of facts.sentences) expect(textAt(text, sentence.span)).toBe(sentence.text);
    }),
    { numRuns: 300, seed: 20_261_120 },
  );
  // The gate is for all: a degree that is only expected is not held, whoever says so.
  expect(replaced / stated).toBeLessThan(0.02);
});

function years(durations: string[]): string | undefined {
  const experience = durations.map((duration) => ({ company: 'A', position: 'Cook', duration }));
  const request = aRequest({ jobTitle: 'Cook', experience });
  return /with (\w+) years'/.exec(writeCvNow(request, { today }).document.summary)?.[1];
}

it('counts only years that the dates cover', () => {
  expect(years(['Nov 2016 - Present'])).toBe('ten');
  expect(years(['2010 - 2014', '2012 - 2016'])).toBe('six');
  expect(years(['2010 - 2012', '2014 - 2016'])).toBe('four');
  expect(years(['a long time'])).toBeUndefined();
});

it('tells its stages in order and ends with the same CV', async () => {
  const request = aRequest();
  const events = [];
  for await (const event of engineWriter(() => ({ today }), engineHere).writeCv(request)) events.push(event);
  expect(events.flatMap((event) => (event.kind === 'stage' ? [event.stage] : []))).toEqual([
    'facts',
    'experience',
    'skills',
    'summary',
    'checking',
  ]);
  expect(events.at(-1)).toEqual({ kind: 'written', ...writeCvNow(request, { today }) });
});

it.each([0, 3, 6, 8])('stops at once when it is cancelled after %d events', async (count) => {
  const cancellation = { aborted: count === 0 };
  const events = [];
  for await (const event of engineWriter(() => ({}), engineHere).writeCv(aRequest(), cancellation)) {
    events.push(event.kind);
    cancellation.aborted = events.length >= count;
  }
  expect(events).toHaveLength(count);
  expect(events).not.toContain('written');
});

it('leaves a CV that it wrote as it is', () => {
  for (const input of Object.values(people)) {
    const request = cvRequestSchema.parse(input);
    const { document } = writeCvNow(request, { today });
    const { targetRole } = request;
    const again = cvRequestSchema.parse({
      ...draftFromDocument(document, 'professional', false),
      targetRole,
    });
    expect(writeCvNow(again, { today }).document).toEqual(document);
  }
});
