import { degreeScore, employerScore, isAddress, schoolScore, titleScore } from '../word-scores.ts';
import { placeScore } from '../place-score.ts';
import { isKnownPlace } from '../places.ts';
import { wordsBetween, type HeadWords } from './head-chunks.ts';
import { bucket } from './feature.ts';

/** How certainly some words are a job title, 0 to 1, where the caller knows more titles than our lists. */
export type TitleCertainty = (words: string) => number;

/** What kind of employment it is, how much of it, or how long it was. */
const CONTRACT =
  /^\(?(?:full[- ]?time|\d{1,2}\+?\s(?:years?|yrs?|jahre?|ans?|años?|anos?|anni|jaar|лет|года?)(?:,?\s\d{1,2}\s(?:months?|mos?|monate?|mois|meses|mesi|maanden|мес\.?))?|\d{1,2}\s(?:months?|mos?|monate?|mois|meses|mesi|maanden)|[\d.,/ ]+%?|part[- ]?time|contract|permanent|temporary|internship|vollzeit|teilzeit|cdi|cdd|stage|alternance|tiempo completo|jornada completa|media jornada|fulltime|parttime|remote|remoto|hybrid|on-?site|vor ort)\)?$/iu;
const GRADE =
  /\b(?:gpa|cgpa|grade|abschlussnote|notendurchschnitt|note|average|voto|nota|cijfer|score|mention)\b/iu;
/** A mark by itself: "3.7", "14/20", "1,8", "110/110". */
const MARK = /^\(?\d{1,3}(?:[.,]\d{1,2})?(?:\s?\/\s?\d{1,3}(?:[.,]\d)?)?\s?%?\)?$/u;

/** Whether some words only say how, how much or how long somebody was employed. */
export function isContract(words: string): boolean {
  return CONTRACT.test(words);
}

function wordFeatures(text: string, titleCertainty: TitleCertainty | undefined): string[] {
  const found: string[] = [];
  const is = (name: string, holds: boolean) => {
    if (holds) found.push(name);
  };
  const words = text.split(/\s+/u);
  const [title, employer, place] = [titleScore(text), employerScore(text), placeScore(text)];
  const certainty = titleCertainty?.(text) ?? 0;
  found.push(`title=${bucket(title, [0.1, 0.5, 0.9])}`, `employer=${bucket(employer, [0.1, 0.5, 0.9])}`);
  found.push(`listed title=${bucket(certainty, [0.1, 0.4, 0.7, 0.95])}`);
  const [isSchool, isDegree] = [schoolScore(text) > 0, degreeScore(text) > 0];
  is('school', isSchool);
  is('degree', isDegree);
  found.push(`place=${bucket(place, [0.1, 0.6, 0.84, 0.95])}`);
  found.push(
    `said=${[title > 0.5 && 't', employer > 0.5 && 'e', isSchool && 's', isDegree && 'd', place > 0.8 && 'p'].filter(Boolean).join('')}`,
  );
  is('country or town', isKnownPlace(text));
  is('contract', isContract(text));
  is('grade', GRADE.test(text) && /\d/u.test(text));
  is('mark', MARK.test(text));
  is('address', isAddress(text));
  is('figures', /\d/u.test(text));
  is('code', /\b\d{4,6}\b/u.test(text));
  is('capitals', /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text));
  is('one capital word', words.length === 1 && /^\p{Lu}\p{Ll}+$/u.test(text));
  is('begins small', /^\p{Ll}/u.test(text));
  is('begins joining', /^(?:and|und|et|y|e|en|of|de|di|for|für|pour)\s/iu.test(text));
  is('ends joining', /\s(?:and|und|et|y|e|en|of|de|di|for|für|pour|in|at|the|der|la)$/iu.test(text));
  is('ends in stop', /[.!?]$/u.test(text));
  is('and', /\s(?:&|and|und|et|y|e)\s/u.test(text));
  found.push(`words=${bucket(words.length, [2, 3, 4, 6, 9, 13])}`);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length / words.length;
  found.push(`small=${bucket(small, [0.01, 0.3, 0.5])}`);
  return found;
}

/** What speaks for or against some chunks of a head being one field of it. */
export function spanFeatures(
  head: HeadWords,
  [from, to]: readonly [number, number],
  titleCertainty?: TitleCertainty,
): string[] {
  const { chunks, stretches, isDated } = head;
  const [first, last, next] = [chunks[from], chunks[to], chunks[to + 1]];
  if (!first || !last) return [];
  const stretch = stretches[first.stretch];
  const words = wordFeatures(wordsBetween(head, from, to).text, titleCertainty);
  const found = [...words];
  const is = (name: string, holds: boolean) => {
    if (holds) found.push(name);
  };
  const [, bold, italic] = (stretch?.style ?? '').split('|');
  const [, boldFirst] = (stretches[0]?.style ?? '').split('|');
  const after = next?.before ?? 'end';
  const [isStart, isEnd] = [
    from === 0 || first.stretch !== chunks[from - 1]?.stretch,
    !next || next.stretch !== last.stretch,
  ];
  const whole = isStart && isEnd ? 'whole' : isStart ? 'start' : isEnd ? 'end' : 'within';
  const lines = stretches.at(-1)?.line ?? 0;
  const isAlone = !stretches.some((other) => other !== stretch && other.line === first.line);
  const type = bold === 'b' ? 'bold' : italic === 'i' ? 'italic' : 'plain';
  const hasTypes = new Set(stretches.map(({ style }) => style)).size > 1;
  found.push(
    'any',
    `line=${Math.min(first.line, 3)}/${Math.min(lines, 3)}`,
    `at=${Math.min(stretch?.at ?? 0, 3)}`,
    `before=${first.before}`,
    `behind=${after}`,
    `before=${first.before} behind=${after}`,
    `in stretch=${whole}`,
    `from=${Math.min(from, 3)} of ${bucket(chunks.length, [2, 3, 4, 6])}`,
    `left=${Math.min(chunks.length - 1 - to, 3)}`,
    `type=${hasTypes ? type : 'one'}`,
    `dated=${isDated}`,
  );
  is('alone in line', isAlone);
  is('behind gap', (stretch?.column ?? 0) > 0);
  is('bold before', bold !== 'b' && boldFirst === 'b');
  for (let at = from + 1; at <= to; at += 1) found.push(`inner ${chunks[at]?.before}`);
  is('one chunk', from === to);
  const said = words.find((feature) => feature.startsWith('said=')) ?? '';
  const length = words.find((feature) => feature.startsWith('words=')) ?? '';
  found.push(
    `${said} & before=${first.before}`,
    `${said} & ${whole}`,
    `${said} & ${from === to ? 'one' : 'joined'}`,
    `${said} & line=${Math.min(first.line, 2)}`,
    `type=${hasTypes ? type : 'one'} & line=${Math.min(first.line, 2)}`,
    `${length} & line=${Math.min(first.line, 2)}`,
    `${length} & before=${first.before}`,
    `${length} & one=${chunks.length === to - from + 1}`,
  );
  return found;
}

/** Where in its head a field stands: heads that are set alike say the same in one place. Exactly, and by its type alone. */
export function slotsOf(
  { chunks, stretches }: HeadWords,
  [from, to]: readonly [number, number],
): [string, string] {
  const first = chunks[from];
  const stretch = stretches[first?.stretch ?? 0];
  const within = from - chunks.findIndex(({ stretch: own }) => own === first?.stretch);
  const isEnd = chunks[to + 1]?.stretch !== chunks[to]?.stretch;
  const place = `${within === 0 ? 'start' : 'behind'}${isEnd ? ' to end' : ''}`;
  return [
    `${first?.line}/${stretch?.at}/${place}/${first?.before}`,
    `${stretch?.style}/${place}/${first?.before === 'bracket'}`,
  ];
}
