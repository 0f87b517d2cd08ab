import { baseOfGerund, inflect, verbForm, type Tense } from './inflect.ts';
import { isEnglish } from './language.ts';

interface Opener {
  pattern: RegExp;
  /** What becomes of the words behind the opener. Null leaves the statement alone. */
  rewrite: (rest: string, tense: Tense) => string | null;
}

const CARE =
  /^(?:(?:\d+|\w+ to \w+|several|all|up to \d+) )?(?:\w+ )?(?:patients?|residents?|children|toddlers|pupils|babies|animals|elderly)\b/i;
const LEAD =
  /^(?:(?:an?|the|\d[\d,.]*|\w+) )?(?:\w+ )?(?:team|staff|people|employees|crew|budget|department|store|shop|kitchen|project|projects|apprentices|volunteers|warehouse|ward|shift)s?\b/i;

function say(verb: string, tense: Tense, rest: string): string {
  return `${inflect(verb, tense)} ${rest}`;
}

/** "managing 12 staff and ordering supplies" as finite verbs; null where it does not begin with a known gerund. */
function finite(rest: string, tense: Tense): string | null {
  const first = /^(\w+ing)\b/i.exec(rest);
  const base = first && baseOfGerund(first[1] ?? '');
  if (!base) return null;
  let changed = rest.replace(/^\w+/, inflect(base, tense));
  changed = changed.replaceAll(
    /((?:,| and| or| &|, and)\s)(\w+ing)\b(?=\s)/g,
    (whole, joint: string, gerund: string) => {
      const other = baseOfGerund(gerund);
      return other ? joint + inflect(other, tense) : whole;
    },
  );
  // "feeding of residents": the verb takes its object without "of".
  return changed.replace(
    /^((?:\w+(?:, | and |, and ))*\w+) of (?=(?:the |a |an |our |new |old |all )?\w+)/i,
    (whole, verbs: string) =>
      verbs.split(/, | and |, and /).every((verb) => verbForm(verb.toLowerCase())) ? `${verbs} ` : whole,
  );
}

function asResponsible(rest: string, tense: Tense): string {
  const verbs = finite(rest, tense);
  if (verbs) return verbs;
  if (CARE.test(rest)) return say('care', tense, `for ${rest}`);
  return say(LEAD.test(rest) ? 'manage' : 'handle', tense, rest);
}

function base(rest: string, tense: Tense): string | null {
  const [word = ''] = /^\w+/.exec(rest) ?? [];
  const form = verbForm(word.toLowerCase());
  return form && form.form !== 'gerund' ? inflect(form.base, tense) + rest.slice(word.length) : null;
}

const ADVERB = '(?:(?:mainly|also|fully|directly|solely|primarily|jointly|partly|largely)\\s+)?';

// In this order: the first that fits decides. Each keeps the meaning of the opener and its strength.
const openers: readonly Opener[] = [
  {
    pattern: new RegExp(`^(?:(?:was|am|is|were|been)\\s+)?${ADVERB}(?:responsible|accountable) for\\s+`, 'i'),
    rewrite: asResponsible,
  },
  {
    pattern: new RegExp(`^(?:(?:was|am|is|were)\\s+)?${ADVERB}in charge of\\s+`, 'i'),
    rewrite: asResponsible,
  },
  { pattern: /^(?:(?:was|am|is|were)\s+)?(?:tasked|charged|entrusted) with\s+/i, rewrite: asResponsible },
  { pattern: /^(?:was|am|is) given the task of\s+/i, rewrite: asResponsible },
  {
    pattern:
      /^(?:my |main |key |daily |core )*(?:duties|responsibilities|tasks|work|job|role|position)\s+(?:include[ds]?|included|involve[ds]?|consist(?:s|ed) of|were|was|are|is)(?:\s+to)?:?\s+/i,
    rewrite: (rest, tense) => finite(rest, tense) ?? base(rest, tense) ?? say('handle', tense, rest),
  },
  {
    pattern: /^helped(?: out)? with (?:the )?/i,
    rewrite: (rest, tense) => say('support', tense, articled(rest)),
  },
  { pattern: /^helped to\s+/i, rewrite: (rest, tense) => say('help', tense, rest) },
  {
    pattern: /^assisted (?:with|in) (?:the )?/i,
    rewrite: (rest, tense) => say('support', tense, articled(rest)),
  },
  {
    pattern: /^(?:participated|took part|was involved|been involved|is involved|involved) in\s+/i,
    rewrite: (rest, tense) => say('contribute', tense, `to ${rest}`),
  },
  { pattern: /^worked on\s+/i, rewrite: (rest, tense) => say('contribute', tense, `to ${rest}`) },
  { pattern: /^(?:dealt|deal|dealing) with\s+/i, rewrite: (rest, tense) => say('handle', tense, rest) },
  { pattern: /^(?:made|make|making) sure (?:that )?/i, rewrite: (rest, tense) => say('ensure', tense, rest) },
  { pattern: /^(?:was|am) able to\s+/i, rewrite: base },
  { pattern: /^(?:had|have|used) to\s+/i, rewrite: base },
  { pattern: /^(?:did|do|doing) (?:the |all |all the )?(?=\w+ing\b)/i, rewrite: () => null },
];

/** "training of 18 nurses" wants its article, "new staff" does not. */
function articled(rest: string): string {
  return /^\w+(?:ing|tion|ment) of\b/i.test(rest) ? `the ${rest}` : rest;
}

const PRONOUN = /^(?:i(?:'ve| have|'m| am| was| had| also)?|we(?:'ve| have)?)\s+(?!and\b)/i;

function withoutPronoun(text: string): string {
  const match = PRONOUN.exec(text);
  if (!match) return text;
  const rest = text.slice(match[0].length);
  const [word = ''] = /^\w+/.exec(rest) ?? [];
  const isAuxiliary = /\b(?:am|was|'m)\s+$/i.test(match[0]);
  if (isAuxiliary)
    return /^(?:responsible|accountable|in charge|tasked|charged|able|given|involved|entrusted)\b/i.test(rest)
      ? rest
      : text;
  return verbForm(word.toLowerCase()) || /^(?:was|am|were|had)\b/i.test(rest) ? rest : text;
}

/** The first verb in the tense of the job. A finished deed of a current job stays in the past. */
function withTense(text: string, tense: Tense): string {
  const [word = ''] = /^[A-Za-z]+/.exec(text) ?? [];
  const known = verbForm(word.toLowerCase());
  if (!known || (known.form === 'past' && tense === 'present')) return text;
  if (known.form === 'base' && isNounHere(text, word)) return text;
  const verbs =
    known.form === 'gerund' ? finite(text, tense) : inflect(known.base, tense) + text.slice(word.length);
  return verbs ?? text;
}

/** "Market research for ...", "Sales reports": a base form that stands as a noun before another. */
function isNounHere(text: string, word: string): boolean {
  const next = /^\s+(\S+)/.exec(text.slice(word.length))?.[1] ?? '';
  return (
    next === '' ||
    /^(?:of|for|in|at|and|&|is|was|skills?|reports?|research|service|work|control|management|lists?|\W)/i.test(
      next,
    )
  );
}

function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(the|a|an|of|to|and|in|for|with) \1\b/gi, '$1')
    .replaceAll(/ ([,;])/g, '$1')
    .replaceAll(/\bi\b(?!\.)/g, 'I')
    .trim();
}

function capitalised(text: string): string {
  // A first word with capitals inside ("iOS", "eBay") is a name and stays.
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** A lone full stop at the end goes; statements of several sentences keep theirs. */
function withoutFullStop(text: string): string {
  return /[.!?]\s+\p{Lu}/u.test(text) || /\b(?:etc|Inc|Ltd|Co|e\.g|i\.e)\.$/i.test(text)
    ? text
    : text.replace(/(?<!\.)\.$/, '');
}

/**
 * One statement of a job as a CV says it: no pronoun, no weak opener, a verb first, in the tense of the job. It holds
 * the same facts and claims no more than before. Text that is not English is only cleaned.
 */
export function mendStatement(statement: string, tense: Tense): string {
  const clean = tidy(statement);
  if (!isEnglish(clean)) return clean;
  const bare = withoutPronoun(clean);
  for (const { pattern, rewrite } of openers) {
    const match = pattern.exec(bare);
    const rest = match && bare.slice(match[0].length);
    const rewritten = rest && rewrite(rest, tense);
    if (rewritten) return withoutFullStop(capitalised(rewritten));
  }
  return withoutFullStop(capitalised(withTense(bare, tense)));
}

/** The weak words a statement opens with, or undefined. */
export function weakOpener(statement: string): string | undefined {
  const bare = withoutPronoun(tidy(statement));
  return openers.map(({ pattern }) => pattern.exec(bare)?.[0].trim()).find((found) => found !== undefined);
}
