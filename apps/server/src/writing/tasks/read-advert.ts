import { z } from 'zod';
import {
  payFigures,
  type AdvertItem,
  type AdvertPay,
  type AdvertSkill,
  type ReadAdvert,
} from '@candor/domain/jobs';
import type { Span } from '@candor/domain/text';
import { defineTask, lineSchema } from './define-task.ts';
import { fenceNote } from './prompt.ts';

const givenSchema = z.object({ advert: z.array(lineSchema) });
type Given = z.infer<typeof givenSchema>;

const kinds = ['title', 'company', 'location', 'salary', 'duty', 'benefit', 'required', 'preferred'] as const;
const answerSchema = z.object({
  quotes: z
    .array(z.object({ what: z.enum(kinds), quote: z.string(), lines: z.array(z.string()) }))
    .default([]),
});
type Answer = z.infer<typeof answerSchema>;

/** An advert as the code read it. */
export interface AdvertRead {
  text: string;
  read: ReadAdvert;
}

const LONGEST: Readonly<Record<(typeof kinds)[number], number>> = {
  title: 160,
  company: 120,
  location: 120,
  salary: 120,
  duty: 400,
  benefit: 200,
  required: 80,
  preferred: 80,
};
const MOST_ITEMS = 30;

/** An advert's lines for a model, `d1` the first. */
export function advertGiven(text: string): Given {
  return { advert: linesOf(text).map(({ id, text: line }) => ({ id, text: line.trim() })) };
}

/** The lines of a text that say something, each with where it begins. */
function linesOf(text: string): { id: string; text: string; start: number }[] {
  let start = 0;
  const lines = text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    return { text: line, start: at };
  });
  return lines.filter((line) => line.text.trim() !== '').map((line, at) => ({ ...line, id: `d${at + 1}` }));
}

const meets = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** What an answer quotes that stands in the line it names. */
function standing({ quotes }: Answer, text: string) {
  const lines = new Map(linesOf(text).map((line) => [line.id, line]));
  return quotes.flatMap(({ what, quote, lines: [id = ''] }) => {
    const name = quote.trim();
    const line = lines.get(id);
    const at = line && name !== '' && name.length <= LONGEST[what] ? line.text.indexOf(name) : -1;
    if (!line || at < 0) return [];
    const start = line.start + at;
    return [{ what, name, span: { start, end: start + name.length } }];
  });
}

/** Pay as it is quoted, in figures where its words tell. */
function payOf(item: AdvertItem | undefined): AdvertPay | null {
  if (!item) return null;
  const { min = null, max = null, currency = '', period = null } = payFigures(item.name) ?? {};
  return { ...item, min, max, currency, period };
}

/** What the code read, with what a model quotes besides. What names the post is the model's; what is asked for is both's. */
function together(answer: Answer, { text, read }: AdvertRead): ReadAdvert | null {
  const quoted = standing(answer, text);
  if (quoted.length === 0) return null;
  const first = (kind: (typeof kinds)[number]): AdvertItem | undefined => {
    const one = quoted.find(({ what }) => what === kind);
    return one && { name: one.name, span: one.span };
  };
  const { skillsRequired, skillsPreferred, certificates, languages, degrees, minYears } = read;
  const known = [...skillsRequired, ...skillsPreferred, ...certificates, ...languages, ...degrees];
  const taken: Span[] = [...known, ...(minYears ? [minYears] : [])].map(({ span }) => span);
  const newOf = (kind: (typeof kinds)[number], before: readonly Span[]) => {
    const spans = [...before];
    return quoted.flatMap(({ what, name, span }): AdvertItem[] => {
      if (what !== kind || spans.some((one) => meets(one, span))) return [];
      spans.push(span);
      return [{ name, span }];
    });
  };
  const asSkill = (item: AdvertItem): AdvertSkill => ({
    ...item,
    id: item.name,
    isKnown: false,
    category: 'hard',
  });
  const required = newOf('required', taken).map(asSkill);
  const preferred = newOf('preferred', [...taken, ...required.map(({ span }) => span)]).map(asSkill);
  const listed = (before: readonly AdvertItem[], kind: 'duty' | 'benefit') =>
    [
      ...before,
      ...newOf(
        kind,
        before.map(({ span }) => span),
      ),
    ].slice(0, MOST_ITEMS);
  return {
    ...read,
    title: first('title') ?? read.title,
    company: first('company') ?? read.company,
    location: first('location') ?? read.location,
    salary: read.salary ?? payOf(first('salary')),
    duties: listed(read.duties, 'duty'),
    benefits: listed(read.benefits, 'benefit'),
    skillsRequired: [...skillsRequired, ...required],
    skillsPreferred: [...skillsPreferred, ...preferred],
    preferred: [...read.preferred, ...preferred.map(({ id }) => id)],
  };
}

export const readAdvertTask = defineTask<Given, Answer, AdvertRead, ReadAdvert>({
  id: 'read-advert',
  instructions: `You read a job advert for somebody who may apply. You are given its lines with ids as JSON between <facts> tags.
${fenceNote}
quotes: what it says, each as the shortest words that say it, copied exactly as they stand in one line, with the id of that
line. what is title (of the post), company (that employs), location, salary, duty (what is done in the post), benefit (what is
offered), required (a skill, tool, paper, language, trait or experience that is asked for, one at a time, without "good" or
"experience of") or preferred (the same where it is only welcome). Give nothing that the advert does not say.`,
  input: givenSchema,
  output: answerSchema,
  verify: (answer, _given, check) => together(answer, check),
  without: (_given, { read }) => read,
});
