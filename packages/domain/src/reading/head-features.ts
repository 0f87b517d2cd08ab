import { isTownForm, isWhatFirst, type HeadReading, type Segment } from './head-readings.ts';
import type { Scores } from './scores.ts';
import type { Head, HeadPart } from './split-head.ts';
import { employerScore, titleScore } from './word-scores.ts';

/** What is asked of a reading; each answer has a weight. `what` is the title or degree, `where` employer or school. */
export const headFeatures = [
  'what has words of a what',
  'what has words of a where',
  'where has words of a where',
  'where has words of a what',
  'rest has words of a what',
  'rest has words of a where',
  'stretches left over',
  'stretches left over between the two',
  'town',
  'town right behind the where',
  'town right behind the what',
  'one comma parts the two',
  'commas within the what',
  'commas within the where',
  'cuts before a small letter',
  'cuts at a word that joins',
  'town in brackets',
  'no what',
  'no where',
  'what before where',
  'what is bold, where is not',
  'where is bold, what is not',
  'length of the what',
  'length of the where',
  'what has words of a title',
  'where has words of a title',
  'what has words of an employer',
  'where has words of an employer',
  'small letters in the what',
  'small letters in the where',
  'figures in the what',
  'figures in the where',
  'what like a town behind others',
  'where like a town behind others',
  'what in the first part',
  'where in the first part',
  'what behind the second part',
  'where behind the second part',
] as const;
interface Words {
  what: number;
  where: number;
  title: number;
  employer: number;
  /** In eights words, 1 at most. */
  length: number;
  small: number;
  figures: number;
  commas: number;
}
const noWords: Words = {
  what: 0,
  where: 0,
  title: 0,
  employer: 0,
  length: 0,
  small: 0,
  figures: 0,
  commas: 0,
};

function wordsOf(text: string, scores: Scores): Words {
  const words = text.split(/\s+/);
  return {
    what: scores.what(text),
    where: scores.where(text),
    title: titleScore(text),
    employer: employerScore(text),
    length: Math.min(1, words.length / 8),
    small: words.filter((word) => /^\p{Ll}/u.test(word)).length / words.length,
    figures: /\d/.test(text) ? 1 : 0,
    commas: text.match(/[,،、，]/g)?.length ?? 0,
  };
}

function isBold(part: HeadPart | undefined): boolean {
  return part?.style.split('|', 2)[1] === 'b';
}

function isInBrackets({ after, text, part }: Segment, parts: readonly HeadPart[]): boolean {
  return after === 'bracket' || (text.startsWith('(') && parts[part]?.text === text);
}

function isBehind(town: Segment, one: Segment): boolean {
  return one.part === town.part ? one.to + 1 === town.from : one.part + 1 === town.part;
}

function isBetween(one: Segment, a: Segment, b: Segment): boolean {
  const isBefore = (x: Segment, y: Segment) => x.part < y.part || (x.part === y.part && x.from < y.from);
  return (isBefore(a, one) && isBefore(one, b)) || (isBefore(b, one) && isBefore(one, a));
}

/** Answers to {@link headFeatures} for the readings of one head; its words are looked up once. */
export function featuresOf({ parts }: Head, scores: Scores): (reading: HeadReading) => number[] {
  const known = new Map<string, Words>();
  const look = (segment: Segment | null): Words => {
    if (!segment) return noWords;
    const words = known.get(segment.text) ?? wordsOf(segment.text, scores);
    known.set(segment.text, words);
    return words;
  };
  const bold = parts.map(isBold);
  return (reading) => {
    const { what, where, town, rest } = reading;
    const [a, b] = [look(what), look(where)];
    const left = rest.map(look);
    const both = what !== null && where !== null;
    const [boldWhat, boldWhere] = both ? [bold[what.part], bold[where.part]] : [false, false];
    const isLikeTown = (one: Segment | null) =>
      one !== null && parts.length > 2 && one.part > 0 && isTownForm(one.text);
    const segments = [what, where, town, ...rest].filter((one) => one !== null);
    return [
      a.what,
      a.where,
      b.where,
      b.what,
      Math.max(0, ...left.map((words) => words.what)),
      Math.max(0, ...left.map((words) => words.where)),
      rest.length,
      both ? rest.filter((one) => isBetween(one, what, where)).length : 0,
      town !== null,
      town !== null && where !== null && isBehind(town, where),
      town !== null && what !== null && isBehind(town, what),
      both && what.part === where.part,
      a.commas,
      b.commas,
      segments.filter(({ text, from }) => from > 0 && /^\p{Ll}/u.test(text)).length,
      segments.filter(({ after }) => after === 'word').length,
      town !== null && isInBrackets(town, parts),
      what === null,
      where === null,
      isWhatFirst(reading) === true,
      boldWhat === true && boldWhere !== true,
      boldWhere === true && boldWhat !== true,
      a.length,
      b.length,
      a.title,
      b.title,
      a.employer,
      b.employer,
      a.small,
      b.small,
      a.figures,
      b.figures,
      isLikeTown(what),
      isLikeTown(where),
      what?.part === 0 && parts.length > 1,
      where?.part === 0 && parts.length > 1,
      what !== null && what.part > 1,
      where !== null && where.part > 1,
    ].map(Number);
  };
}
