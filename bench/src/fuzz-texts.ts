// Gives broken texts to whatever reads, checks, measures or writes them: npm run fuzz:texts [-- inputs [first]]
// Fails where one throws or takes more than a second of its thread.
import { readdirSync, readFileSync } from 'node:fs';
import { cvRequestSchema, fromText } from '@candor/domain/cv';
import { evidenceSource, judge } from '@candor/domain/evidence';
import { checkText, improveWriting } from '@candor/domain/improving/rewriting';
import { letterFromText, letterRequestSchema } from '@candor/domain/letters';
import { askedTerms, readAdvert } from '@candor/domain/jobs';
import { analyseLetter } from '@candor/domain/letters/analysing';
import { writeLetterNow } from '@candor/domain/letters/composing';
import { readText } from '@candor/domain/reading';
import { detectLanguage } from '@candor/domain/text/language';
import { writeCvNow } from '@candor/domain/writing/composing';
import { resolveTitle } from '@candor/occupations';
import { chanceOf, type Chance } from '../../packages/read/corpus/fuzz/chance.ts';

const [inputs = 1_000, first = 1] = process.argv.slice(2).map(Number);
const SLOW_MS = 1_000;
const LONGEST = 4_000;
const today = '2026-11-22';
const marks = [
  '\u0301',
  '\u200d',
  '\u202e',
  '\ud83d\ude80',
  '\ud800',
  '\0',
  '[',
  '((',
  '"',
  "'",
  '%',
  '€',
  '1,000',
  '-',
  '•',
  '\n',
  '\t',
  ' ',
  'ß',
  '漢',
  'ش',
  '.',
  '…',
  '@',
  'constructor',
];

/** The texts in what was written down, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const folder = new URL('../texts/open/', import.meta.url);
const linesOf = (name: string) =>
  readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): { request: object } => JSON.parse(line));
const seeds = readdirSync(folder)
  .flatMap((name) => linesOf(name).flatMap(textsIn))
  .filter((text) => text.length > 10);
const cvs = linesOf('cv-requests.jsonl').map(({ request }) => request);
const letters = linesOf('letter-requests.jsonl').map(({ request }) => request);

/** One broken text: pieces of several, cut, doubled, exchanged and strewn with marks. */
function broken(chance: Chance): string {
  let text = Array.from({ length: 1 + chance.below(4) }, () => chance.pick(seeds)).join(
    chance.below(2) === 0 ? '\n' : ' ',
  );
  for (let left = chance.below(12); left > 0; left -= 1) {
    const at = chance.below(text.length);
    const end = at + chance.below(40);
    const piece = text.slice(at, end);
    const ways = [
      () => text.slice(0, at) + text.slice(end),
      () => text.slice(0, at) + piece.repeat(1 + chance.below(30)) + text.slice(at),
      () => text.slice(0, at) + chance.pick(marks).repeat(1 + chance.below(20)) + text.slice(at),
      () => text.slice(0, at) + piece.toUpperCase() + text.slice(end),
      () => text.slice(end) + piece + text.slice(0, at),
      () => text.slice(0, at) + [...piece].toReversed().join('') + text.slice(end),
    ];
    text = chance.pick(ways)().slice(0, LONGEST);
  }
  return text;
}

/** A request with some of its texts broken. */
function brokenIn(value: unknown, chance: Chance): unknown {
  if (typeof value === 'string') return chance.below(5) === 0 ? broken(chance) : value;
  if (Array.isArray(value)) return value.map((one) => brokenIn(one, chance));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, brokenIn(one, chance)]));
}

/** A request some of whose texts are broken; what the door refuses is not asked. */
function writes<Request>(
  requests: readonly object[],
  parse: (value: unknown) => { data?: Request | undefined },
  write: (request: Request) => unknown,
): (text: string, chance: Chance) => void {
  return (_text, chance) => {
    const { data } = parse(brokenIn(chance.pick(requests), chance));
    if (data !== undefined) write(data);
  };
}

const analysers: Record<string, (text: string, chance: Chance) => void> = {
  'a CV read': (text) => readText(text),
  'a page read back': (text) => fromText(text),
  'a letter read back': (text) => letterFromText(text),
  language: (text) => detectLanguage(text),
  'job title': (text) => resolveTitle(text.slice(0, 500)),
  'evidence for a sentence': (text, chance) =>
    judge(broken(chance).slice(0, 600), evidenceSource([{ id: 'text', text }])),
  'checks of a text': (text) => checkText(text),
  'rewrites of a text': (text) => improveWriting(text.slice(0, 1_000), 'impact'),
  'figures of a letter': (text) =>
    analyseLetter({ text, asked: askedTerms(text, readAdvert(text, { skills: [] })) }),
  'a CV written': writes(cvs, cvRequestSchema.safeParse, (request) => writeCvNow(request, { today })),
  'a letter written': writes(letters, letterRequestSchema.safeParse, (request) =>
    writeLetterNow(request, { today }),
  ),
};

let faults = 0;
for (const [what, analyse] of Object.entries(analysers)) {
  let slowestMs = 0;
  const faultsBefore = faults;
  for (let number = first; number < first + inputs; number += 1) {
    const chance = chanceOf(number);
    const text = broken(chance);
    // Its own time: a busy machine makes anything slow.
    const before = process.threadCpuUsage();
    try {
      analyse(text, chance);
      const { user, system } = process.threadCpuUsage(before);
      const durationMs = (user + system) / 1_000;
      slowestMs = Math.max(slowestMs, durationMs);
      if (durationMs <= SLOW_MS) continue;
      faults += 1;
      console.log(`${what}, input ${number}: ${durationMs.toFixed(0)} ms`);
    } catch (error) {
      faults += 1;
      console.log(`${what}, input ${number}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  const held = faults === faultsBefore ? 'held  ' : 'MISSED';
  console.log(
    `${held}  ${what}: ${inputs} inputs, ${faults - faultsBefore} faults, slowest ${slowestMs.toFixed(0)} ms`,
  );
}
process.exit(faults === 0 ? 0 : 1);
