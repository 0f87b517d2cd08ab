import { splitSentences, toTextWithPlaces, type CvDocument } from '../cv/index.ts';
import type { NamedSkill } from '../jobs/index.ts';
import { detectLanguage } from '../text/language/index.ts';
import type { Figure, Span } from '../text/index.ts';
import type { AnswerSources } from './answer-sources.ts';
import { namedWords, type NamedWords } from './named-words.ts';
import type { LineSource } from './states.ts';

/** A line of a person's CV or profile that may answer what is asked. */
export interface PersonLine {
  from: LineSource;
  /** Of the whole text; BCP 47. */
  language: string;
  /** The field it begins with. */
  path: string;
  span: Span;
  text: string;
  named: NamedWords;
  figures: readonly Figure[];
  skills: readonly NamedSkill[];
  /** The kinds of software of which it names a product. */
  software: ReadonlySet<string>;
  /** Whether it shows what it names: told of a post, a paper, a schooling; not named in a list or a summary. */
  isShown: boolean;
}

export interface PersonText {
  text: string;
  /** The span of each field by its path. */
  places: ReadonlyMap<string, Span>;
  /** BCP 47. */
  language: string;
  skills: readonly NamedSkill[];
}

const LONGEST_SENTENCE = 160;
/** What is a list in the text is a line for each of its items. */
const isListed = (path: string) => path.startsWith('skills.');
const isContext = (path: string) =>
  /\.bullets\.|\.position$|^(?:basics|certifications|education|languages|projects|custom)\./u.test(path);
/** Where and when says nothing of what was done. */
const isBeside = (path: string) =>
  /\.(?:location|start|end|date|url)$/u.test(path) && path !== 'basics.location';
const isNoAnswer = (path: string) =>
  /^basics\.(?:name|email|phone|links)/u.test(path) || (!path.includes('.') && path !== 'summary');

/** A paragraph sentence by sentence; a line as it is. */
function partsOf(text: string, start: number): { text: string; span: Span }[] {
  if (text.length <= LONGEST_SENTENCE) return [{ text, span: { start, end: start + text.length } }];
  let from = 0;
  return splitSentences(text).map((sentence) => {
    const at = text.indexOf(sentence, from);
    from = at + sentence.length;
    return { text: sentence, span: { start: start + at, end: start + from } };
  });
}

/** A text with some of its places blank. */
const without = ({ text, span: { start } }: { text: string; span: Span }, places: readonly Span[]): string =>
  places.reduce(
    (left, place) =>
      place.start < start || place.end > start + text.length
        ? left
        : left.slice(0, place.start - start) +
          ' '.repeat(place.end - place.start) +
          left.slice(place.end - start),
    text,
  );

/** What skills that a line names are called elsewhere says what they are: "CKA" is about Kubernetes. */
function withNames(named: NamedWords, names: readonly string[]): NamedWords {
  if (names.length === 0) return named;
  const calledSo = namedWords(names.join(', '), 'en');
  return { ...named, otherStems: calledSo.stems };
}

/** The lines of a CV's or profile's text that may answer something, each with the field it stands in. */
export function personLines(
  { text, places, language, skills }: PersonText,
  from: LineSource,
  { softwareKind }: Pick<AnswerSources, 'softwareKind'>,
): PersonLine[] {
  const fields = [...places].toSorted(([, a], [, b]) => a.start - b.start);
  const lines: PersonLine[] = [];
  const add = (path: string, words: string, start: number, beside: readonly Span[] = []) => {
    for (const part of partsOf(words, start)) {
      const isWithin = ({ span }: NamedSkill) => part.span.start <= span.start && span.end <= part.span.end;
      const named = namedWords(without(part, beside), language);
      const here = skills.filter(isWithin);
      const kinds = here.filter(({ category }) => category === 'tool').map(({ name }) => softwareKind(name));
      const software = new Set(kinds.filter((kind) => kind !== ''));
      lines.push({
        ...part,
        from,
        language,
        path,
        named: withNames(named, [...here.map(({ name }) => name), ...software]),
        software,
        figures: named.reading.figures,
        skills: here,
        isShown: isContext(path),
      });
    }
  };
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const here = fields.filter(([path, span]) => span.start >= start && span.end <= end && !isNoAnswer(path));
    const within = fields.find(([, span]) => span.start <= start && end <= span.end);
    const [first] = here;
    if (first && isListed(first[0]))
      for (const [path, span] of here) add(path, text.slice(span.start, span.end), span.start);
    else if (first)
      add(
        first[0],
        text.slice(first[1].start, end),
        first[1].start,
        here.filter(([path]) => isBeside(path)).map(([, span]) => span),
      );
    else if (within && line !== '') add(within[0], line, start);
    start = end + 1;
  }
  return lines;
}

/** A document as it is read for its lines. */
export function personText(
  document: CvDocument,
  skills: (text: string) => readonly NamedSkill[],
): PersonText {
  const { text, places } = toTextWithPlaces(document);
  return {
    text,
    places: new Map(places.map(({ path, span }) => [path, span])),
    language: detectLanguage(text),
    skills: skills(text),
  };
}
