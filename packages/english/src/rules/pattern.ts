import type { Phrase, Sentence, Token } from '../english-text.ts';

export type Element = {
  name: string | null;
  /** Index behind what it takes from `at` on, or -1. */
  take: (sentence: Sentence, at: number) => number;
  isOptional: boolean;
  isMany: boolean;
  /** How many tokens it takes, null where that varies. */
  width: number | null;
  /** The words of which one must stand there; null where other words may. */
  words: ReadonlySet<string> | null;
};

const PHRASES: Record<string, Phrase['kind']> = {
  NP: 'noun',
  VP: 'verb',
  PP: 'prepositional',
  GERUND: 'gerund',
};

const isSure = ({ isCertain, isName, pos }: Token) => isCertain || isName || pos === 'punctuation';

/** The alternatives of an element: words in quotes, an apostrophe within them too, and parts of speech. */
const alternativesOf = (text: string) => text.match(/'.+?'(?=\||$)|[^|]+/g) ?? [];

function tokenTest(text: string, isLax: boolean): (token: Token) => boolean {
  if (text === '.') return () => true;
  const alternatives = alternativesOf(text);
  const quoted = alternatives.filter((one) => one.startsWith("'"));
  if (quoted.length > 0) {
    const words = new Set(quoted.flatMap((one) => one.slice(1, -1).split('|')));
    const others = alternatives.filter((one) => !one.startsWith("'")).join('|');
    const isOther = others === '' ? () => false : tokenTest(others, isLax);
    return (token) => words.has(token.text.toLowerCase()) || isOther(token);
  }
  if (text.startsWith('=')) {
    const lemmas = new Set(text.slice(1).split('|'));
    return (token) => lemmas.has(token.lemma) && (isLax || isSure(token));
  }
  const specs = text.split('|').map((one) => one.split(':'));
  return (token) =>
    (isLax || isSure(token)) &&
    specs.some(
      ([pos, detail]) => pos === token.pos && (!detail || detail === token.form || detail === token.number),
    );
}

function takeOf(text: string): Element['take'] {
  if (text === '^') return (_, at) => (at === 0 ? 0 : -1);
  if (text === '$') return ({ tokens }, at) => (at === tokens.length ? at : -1);
  if (text.startsWith('$|')) {
    const other = takeOf(text.slice(2));
    return (sentence, at) => (at === sentence.tokens.length ? at : other(sentence, at));
  }
  const isLax = text.startsWith('~');
  const isNot = text.startsWith('!');
  const body = isLax || isNot ? text.slice(1) : text;
  const kind = PHRASES[body];
  if (kind) {
    return ({ phrases, tokens }, at) => {
      const found = phrases.find((phrase) => phrase.kind === kind && phrase.from === at);
      return found && (isLax || tokens.slice(found.from, found.to).every(isSure)) ? found.to : -1;
    };
  }
  const test = tokenTest(body, isLax);
  if (isNot)
    return ({ tokens }, at) => (tokens[at] && test(tokens[at]) ? -1 : Math.min(at + 1, tokens.length));
  return ({ tokens }, at) => (tokens[at] && test(tokens[at]) ? at + 1 : -1);
}

function elementOf(source: string): Element {
  const [, name, body = '', mark] = /^(?:([a-z]\w*)\/)?(.+?)([?*])?$/i.exec(source) ?? [];
  const isOptional = mark !== undefined;
  // Words as they are typed, or the lemma of one: a sentence has the words of both.
  const [, listed] = /^~?(?:'(.+)'|=(.+))$/.exec(body)?.filter((one) => one !== undefined) ?? [];
  const isOne = alternativesOf(body).length === 1 || body.includes('=');
  const words = listed !== undefined && isOne && !isOptional ? new Set(listed.split('|')) : null;
  const isVaried = isOptional || body.startsWith('$|') || PHRASES[body.replace(/^[~!]/, '')] !== undefined;
  const width = isVaried ? null : body === '^' || body === '$' ? 0 : 1;
  return { name: name ?? null, take: takeOf(body), isOptional, isMany: mark === '*', width, words };
}

/** Words of which a pattern needs one, and how far behind its start, null where that varies. */
export interface Needed {
  words: ReadonlySet<string>;
  behind: number | null;
}

const compiled = new Map<string, Element[]>();

/** Reads a pattern; the same pattern is read once. */
export function elementsOf(pattern: string): Element[] {
  const before = compiled.get(pattern);
  if (before) return before;
  const elements = pattern.split(' ').map(elementOf);
  compiled.set(pattern, elements);
  return elements;
}

/** The words that a pattern needs, the rarest first: of "'the|a' form/'form'" the second tells most. */
export function neededBy(elements: readonly Element[]): readonly Needed[] {
  const needed: Needed[] = [];
  let behind: number | null = 0;
  for (const { words, width } of elements) {
    if (words) needed.push({ words, behind });
    behind = behind === null || width === null ? null : behind + width;
  }
  return needed.toSorted((a, b) => a.words.size - b.words.size);
}

export type Found = { from: number; to: number; named: Map<string, [from: number, to: number]> };

/** Tries a pattern from one token on, taking as much as it can and giving back where that leads nowhere. */
export function matchAt(elements: Element[], sentence: Sentence, at: number): Found | null {
  const [head] = elements;
  // Nearly always it ends here.
  if (head && !head.isOptional && head.take(sentence, at) < 0) return null;
  const named: Found['named'] = new Map();
  const step = (index: number, from: number): number => {
    const element = elements[index];
    if (!element) return from;
    const { name, take, isOptional, isMany } = element;
    const stops = isOptional ? [from] : [];
    for (let next = take(sentence, from); next >= 0; next = take(sentence, next)) {
      // What takes no word would be taken without end.
      if (stops.at(-1) === next) break;
      stops.push(next);
      if (!isMany) break;
    }
    for (const stop of stops.toReversed()) {
      const end = step(index + 1, stop);
      if (end >= 0) {
        if (name) named.set(name, [from, stop]);
        return end;
      }
    }
    return -1;
  };
  const to = step(0, at);
  return to < 0 ? null : { from: at, to, named };
}
