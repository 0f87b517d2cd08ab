import type { Entry } from './entry.ts';
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
  entries: readonly Entry[],
  { weights, titleCertainty }: HeadReading,
): ReadHead[] {
  const heads = entries.map((entry) => headWordsOf(entry, kind));
  const labelled = labelHeads(kind, heads, headWeightsOf(kind, weights), titleCertainty);
  let carried: HeadField | undefined;
  return entries.map((entry, at): ReadHead => {
    const [words, fields] = [heads[at] as HeadWords, labelled[at] ?? []];
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
