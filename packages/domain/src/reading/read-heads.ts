import { entryOf, joinEntries, type Entry } from './entry.ts';
import type { Field } from './field.ts';
import { headWordsOf, wordsBetween, type Cut, type HeadWords } from './labelling/head-chunks.ts';
import type { HeadKind, HeadRole } from './labelling/head-labels.ts';
import { headWeightsOf } from './labelling/weights.ts';
import { isContract, type TitleCertainty } from './labelling/head-features.ts';
import { labelHeads, type HeadField, type HeadWeights } from './labelling/label-heads.ts';
import { Words } from './words.ts';

/** What the head of an entry says. */
export interface Head {
  /** Title, degree or name. */
  what: Field;
  /** Employer, school or who awarded it; that of the entry before where this one names none. */
  where: Field;
  place: Field;
  /** What is neither, in its order. */
  rest: Words[];
}

/** Between a degree and its subject where they stand apart: "BSc in" asks for nothing more. */
const JOINT = /\s(?:in|of|en|de|di|em|für|der)$/iu;

/** A degree with its subject: as they stand where they stand together. */
function withSubject(words: HeadWords, what: HeadField | undefined, subject: HeadField | undefined): Words {
  if (!what || !subject) return (what ?? subject)?.words ?? Words.none;
  const [first, second] = what.from < subject.from ? [what, subject] : [subject, what];
  const areNeighbours =
    second.from === first.to + 1 &&
    words.chunks[first.from]?.stretch === words.chunks[second.to]?.stretch &&
    !['mark', 'dash'].includes(words.chunks[second.from]?.before ?? '');
  if (areNeighbours) return wordsBetween(words, first.from, second.to);
  return Words.join([what.words, subject.words], JOINT.test(what.words.text) ? ' ' : ', ');
}

/** A town and its country may stand apart. */
const MOST_PLACES = 2;
/** A mark that stands alone says nothing. */
const SHORTEST_REST = 2;

/** What heads are read by. */
export interface HeadReading {
  weights: HeadWeights;
  titleCertainty?: TitleCertainty | undefined;
}

/** An entry with what its head says. */
export interface ReadHead {
  entry: Entry;
  head: Head;
}

/** Reads the heads of a section together. */
export function readHeads(
  kind: HeadKind,
  given: readonly Entry[],
  { weights, titleCertainty }: HeadReading,
): ReadHead[] {
  const label = (entries: readonly Entry[]): LabelledHead[] => {
    const words = entries.map((entry) => headWordsOf(entry, kind));
    const fields = labelHeads(kind, words, headWeightsOf(kind, weights), titleCertainty);
    return entries.map((entry, at) => ({ entry, words: words[at] as HeadWords, fields: fields[at] ?? [] }));
  };
  const asGiven = label(given);
  const whole = withWholeHeads(asGiven.flatMap((one) => partedHeads(one, label)));
  const labelled = whole.length === given.length ? asGiven : label(whole);
  let carried: HeadField | undefined;
  return labelled.map(({ entry, words, fields }): ReadHead => {
    const of = (role: HeadRole) => fields.filter((field) => field.role === role);
    const [what, where, subject] = (['what', 'where', 'subject'] as const).map((role) => of(role)[0]);
    carried = where ?? (kind === 'certificate' ? undefined : carried);
    const places = of('place').slice(0, MOST_PLACES);
    const said = new Set([what, where, subject, ...places]);
    const [place, other] = places.map((field) => field.words);
    const isTwice = place?.text === other?.text;
    const rest = fields.filter((field) => !said.has(field)).map((field) => field.words);
    const head = {
      what: { ...withSubject(words, what, subject), margin: what?.margin },
      where: { ...(carried?.words ?? Words.none), margin: carried?.margin },
      place: {
        ...Words.join(
          [place, isTwice ? undefined : other].filter((one) => one !== undefined),
          ', ',
        ),
        margin: places[0]?.margin,
      },
      rest: rest.filter(({ text }) => !isContract(text) && text.length > SHORTEST_REST),
    };
    return { entry, head };
  });
}

interface LabelledHead {
  entry: Entry;
  words: HeadWords;
  fields: HeadField[];
}

function says({ fields }: Pick<LabelledHead, 'fields'>, ...roles: HeadRole[]): boolean {
  return fields.some(({ role }) => roles.includes(role));
}

/** A head that says title and employer twice, in lines that are set alike, is that of two entries. */
function partedHeads(
  whole: LabelledHead,
  label: (entries: readonly Entry[]) => LabelledHead[],
): LabelledHead[] {
  const { head, rest } = whole.entry;
  if (!says(whole, 'other') || !says(whole, 'where')) return [whole];
  for (let at = 1; at < head.length; at += 1) {
    if (head[at]?.pieces[0]?.style !== head[0]?.pieces[0]?.style) continue;
    const halves = label([entryOf(head.slice(0, at), []), entryOf(head.slice(at), rest)]);
    if (halves.every((half) => says(half, 'what', 'subject') && says(half, 'where'))) return halves;
  }
  return [whole];
}

/** Entries of which one has the date and the title alone, and the next the employer alone or the other way round, as one. */
function withWholeHeads(entries: readonly LabelledHead[]): Entry[] {
  const whole: Entry[] = [];
  entries.forEach((one, at) => {
    const { entry } = one;
    const before = entries[at - 1];
    const isHalf =
      before !== undefined &&
      whole.at(-1) === before.entry &&
      before.entry.range !== null &&
      before.entry.body.length === 0 &&
      entry.range === null &&
      says(before, 'what', 'subject') !== says(one, 'what', 'subject') &&
      says(before, 'where') !== says(one, 'where');
    if (isHalf) whole[whole.length - 1] = joinEntries(before.entry, entry);
    else whole.push(entry);
  });
  return whole;
}

/** What parts the head of an entry that has no fields of its own. */
const PARTING: readonly Cut[] = ['start', 'line', 'gap', 'date', 'type', 'mark', 'dash'];

/** The parts of a head where its marks, gaps and types part it. */
export function headParts(entry: Entry): Words[] {
  const words = headWordsOf(entry);
  const starts = words.chunks.flatMap(({ before }, at) => (PARTING.includes(before) || at === 0 ? [at] : []));
  return starts
    .map((from, at) => wordsBetween(words, from, (starts[at + 1] ?? words.chunks.length) - 1))
    .filter(({ text }) => text !== '');
}
