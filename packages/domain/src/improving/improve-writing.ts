import { z } from 'zod';
import { unsupportedClaim, unsupportedFact } from '../claims/index.ts';
import { spanSchema } from '../text/index.ts';
import { comparableWords, hasFigure, isEnglish, sourceOf } from '../writing/index.ts';
import { addFigureBlank, saysHowOften } from './add-figure-blank.ts';
import { askFigure } from './ask-figure.ts';
import { mendStatement } from './mend-statement.ts';
import { synonymsOf } from './synonyms.ts';
import { turnRound, type TurnedRound } from './active-voice.ts';
import { applyEdits, proposedEdits } from './edits.ts';
import { findingsIn } from './check-text.ts';
import { prepareText, type TextKind } from './prepared-text.ts';
import { capital, openingVerb, otherVerbs, resultFirst } from './rewrite-parts.ts';

/** What a rewrite aims at; the spec's four. */
export const improvementTypes = ['achievement', 'action-verb', 'keywords', 'impact'] as const;
export const improvementTypeSchema = z.enum(improvementTypes);
export type ImprovementType = z.infer<typeof improvementTypeSchema>;

export const rewriteSchema = z.object({ text: z.string(), reason: z.string() });
export type Rewrite = z.infer<typeof rewriteSchema>;

/** One sentence and how else it could be said, three to five ways, best first. */
export const sentenceRewritesSchema = z.object({
  span: spanSchema,
  sentence: z.string(),
  rewrites: z.array(rewriteSchema),
});
export type SentenceRewrites = z.infer<typeof sentenceRewritesSchema>;

export interface ImproveOptions {
  /** An advert or list of keywords: its words are preferred where the sentence says the same in others. */
  keywords?: string;
  /** Whether "I" stands before what was done. Default: as in the rest of the text. */
  kind?: TextKind;
}

const MOST = 5;
const LEAST = 3;
/** Sentences rewritten at most; the rest of a longer text is left alone. */
const MOST_SENTENCES = 40;

/** Who did it, as the rewrites name them; '' where a statement of a CV names nobody. */
type Doer = 'I' | 'We' | '';

interface Subject {
  sentence: string;
  /** Verb first, without "I", fillers and weak openers; what tells of no deed stays a sentence. */
  statement: string;
  isDeed: boolean;
  doer: Doer;
  tense: 'past' | 'present';
}

/** A deed as a statement; what stood before it comes behind: "Wrote the rota to keep the vans on the road". */
function statementOf({ deed, lead }: TurnedRound): string {
  const behind = lead.replace(/,\s*$/, '');
  return capital(behind === '' ? deed : `${deed} ${behind.charAt(0).toLowerCase()}${behind.slice(1)}`);
}

function doerOf(sentence: string, round: TurnedRound | null, kind: TextKind): Doer {
  if (round) return kind === 'statements' ? '' : round.isWe ? 'We' : 'I';
  if (/^(?:I|I['’](?:m|ve|d))\b/.test(sentence)) return 'I';
  return /^We\b/.test(sentence) ? 'We' : '';
}

function subjectOf(sentence: string, kind: TextKind): Subject {
  const prepared = prepareText(sentence);
  const style = findingsIn(prepared).filter(({ check }) => check !== 'inclusive');
  const plain = applyEdits(sentence, proposedEdits(sentence, style));
  const round = turnRound(plain.replace(/[.!]$/, ''));
  const doer = doerOf(sentence, round, kind);
  const bare = plain.replace(/^(?:I|We) /, '');
  const verb = openingVerb(bare);
  const tense = verb?.form === 'base' || /^(?:am|is|are|manage|run)\b/i.test(bare) ? 'present' : 'past';
  const isOfLetter = doer !== '' || (/[.!]$/.test(sentence) && /\b(?:I|we)\b/.test(sentence));
  const place = isOfLetter ? 'letter' : 'cv';
  const mended = mendStatement(round ? statementOf(round) : plain, tense, place).replace(/[.!]$/, '');
  const isDeed = openingVerb(mended) !== null;
  // Of a sentence that tells of no deed nothing is left out.
  const statement = isDeed || doer === '' ? mended : capital(plain.replace(/[.!]$/, ''));
  return { sentence, statement, isDeed, doer, tense };
}

/** A statement as the person wrote theirs: with its doer and a full stop where these stood. */
function written(statement: string, { sentence, isDeed, doer }: Subject): string {
  const stop = /[.!]$/.test(sentence) && !/[.!?]$/.test(statement) ? '.' : '';
  const said =
    isDeed && doer !== ''
      ? `${doer} ${statement.charAt(0).toLowerCase()}${statement.slice(1)}`
      : capital(statement);
  return said + stop;
}

/** Words of the sentence for which the keywords use another of the same meaning. */
function inTheirWords(statement: string, keywords: string): { text: string; word: string } | null {
  const wanted = new Set(comparableWords(keywords));
  for (const match of statement.matchAll(/\p{L}{3,}/gu)) {
    const [word] = match;
    const [own = ''] = comparableWords(word);
    if (wanted.has(own)) continue;
    const theirs = synonymsOf(own).find((other) => other !== own && wanted.has(other));
    if (!theirs) continue;
    const isPlural = word.toLowerCase() !== own && word.endsWith('s');
    const hasNoPlural = /^(?:staff|personnel|people|payroll|stock|inventory)$/.test(theirs);
    const said = isPlural && !theirs.endsWith('s') && !hasNoPlural ? `${theirs}s` : theirs;
    return {
      text: statement.slice(0, match.index) + said + statement.slice(match.index + word.length),
      word: said,
    };
  }
  return null;
}

function plainRewrite({ statement, isDeed }: Subject): Rewrite {
  return {
    text: statement,
    reason: isDeed
      ? 'Opens with what you did, without words that say nothing.'
      : 'Says the same in fewer words.',
  };
}

/** What a sentence that tells of no deed could rest on. */
function proofRewrites({ statement }: Subject): Rewrite[] {
  return [
    {
      text: `${statement}: [an example that shows it]`,
      reason: 'One example proves more than the words alone.',
    },
    {
      text: `${statement}; [who] said so when [what happened]`,
      reason: 'The word of somebody else weighs more than your own.',
    },
    { text: `${statement}, which [what others gained from it]`, reason: 'Says what it is good for.' },
  ];
}

function verbRewrites(subject: Subject): Rewrite[] {
  return otherVerbs(subject.statement).map((text) => ({
    text,
    reason: `“${/^\p{L}+/u.exec(text)?.[0] ?? ''}” shows the same work in a more exact verb. Take it only if it is what you did.`,
  }));
}

function resultRewrites({ statement, tense }: Subject): Rewrite[] {
  const first = resultFirst(statement);
  const asked = hasFigure(statement) ? statement : addFigureBlank(statement);
  const reason = askFigure(statement, tense)?.question ?? 'A figure makes it believable. Fill in yours.';
  return [
    ...(first ? [{ text: first, reason: 'The result stands first, then how you reached it.' }] : []),
    ...(asked === statement ? [] : [{ text: asked, reason }]),
  ];
}

function blanks({ statement }: Subject, kind: ImprovementType): Rewrite[] {
  const says = (pattern: RegExp) => pattern.test(statement);
  const hasResult = says(/,\s(?:which|\p{L}+ing\b)|\bby \p{L}+ing\b/u);
  // A blank for what the statement says already would only be in the way.
  const also = (piece: string, reason: string, isSaid = false): Rewrite[] =>
    isSaid ? [] : [{ text: `${statement}${piece}`, reason }];
  switch (kind) {
    case 'achievement':
      return [
        ...also(
          ', which [what became better, and by how much]',
          'Names what came of it. Fill in what you know.',
          hasResult,
        ),
        ...also(
          ' [by when or how fast]',
          'Says how long it took.',
          says(/ (?:within|in (?:\d|\p{L}+ (?:days|weeks|months|years)))/u),
        ),
        ...also(
          ', the first time that [what had not been done before]',
          'Says what was new about it, if anything was.',
        ),
      ];
    case 'impact':
      return [
        ...also(', so that [who] could [do what]', 'Says who was better off.', says(/, so that /)),
        ...also(', saving [how much time or money]', 'Says what it was worth.', says(/\bsav(?:ed|ing)\b/)),
        ...also(' for [how many people or places]', 'Says how far it reached.', says(/ for \d| for \[/)),
      ];
    case 'keywords':
      return [
        ...also(
          ' using [tool or method the advert names]',
          'Adverts are searched for tools. Name one that you used.',
          says(/\b(?:using|used|with the help of)\b/i),
        ),
        ...also(' in line with [rule or standard]', 'Names the rule or standard you kept to.'),
        ...also(
          ' with [which teams or partners]',
          'Names whom you worked with.',
          says(/ with (?:the |our |\p{L}+ )?\p{L}+s\b/u),
        ),
      ];
    case 'action-verb':
      return [
        ...also(' [on your own, or with whom]', 'Makes clear which part was yours.'),
        ...also(
          ', from [where it started] to [where it ended]',
          'Shows the whole of what you did.',
          says(/ from /),
        ),
        ...also(' [how often or how many]', 'Gives the verb its weight.', saysHowOften(statement)),
      ];
    default:
      return kind satisfies never;
  }
}

function candidates(subject: Subject, kind: ImprovementType, keywords: string): Rewrite[] {
  const theirs = inTheirWords(subject.statement, keywords);
  const inWords = theirs
    ? [{ text: theirs.text, reason: `“${theirs.word}” is the word the advert uses for the same thing.` }]
    : [];
  if (!subject.isDeed) return [...inWords, plainRewrite(subject), ...proofRewrites(subject)];
  switch (kind) {
    case 'achievement':
      return [
        ...resultRewrites(subject),
        plainRewrite(subject),
        ...blanks(subject, kind),
        ...verbRewrites(subject),
      ];
    case 'action-verb':
      return [plainRewrite(subject), ...verbRewrites(subject), ...blanks(subject, kind)];
    case 'keywords':
      return [...inWords, plainRewrite(subject), ...blanks(subject, kind), ...verbRewrites(subject)];
    case 'impact':
      return [
        ...resultRewrites(subject),
        ...blanks(subject, kind),
        plainRewrite(subject),
        ...verbRewrites(subject),
      ];
    default:
      return kind satisfies never;
  }
}

const BLANK = /\[[^\]]*\]/g;

interface Wish {
  improvement: ImprovementType;
  keywords: string;
  kind: TextKind;
}

function rewritesOf(sentence: string, { improvement, keywords, kind }: Wish): Rewrite[] {
  const subject = subjectOf(sentence, kind);
  const source = sourceOf([
    { field: 'text', text: sentence },
    { field: 'plain', text: subject.statement },
  ]);
  const known = new Set([sentence.replace(/[.!]$/, '')]);
  const kept: Rewrite[] = [];
  const all = candidates(subject, improvement, keywords);
  for (const [at, { text, reason }] of [...all, ...proofRewrites(subject)].entries()) {
    if (at >= all.length && kept.length >= LEAST) break;
    const said = written(text, subject);
    const key = said.replace(/[.!]$/, '');
    // A rewrite holds the facts of its sentence and none besides.
    const isSound = unsupportedFact(said.replaceAll(BLANK, ' '), source.claims) === undefined;
    if (known.has(key) || !isSound || kept.length >= MOST) continue;
    known.add(key);
    kept.push({ text: said, reason });
  }
  return kept;
}

/** "by me" and "my team" stand in CVs too. */
const FIRST_PERSON = /(?<![\p{L}\p{N}])(?:I|I['’]\p{L}+|[Ww]e)(?![\p{L}\p{N}'’])/u;

/**
 * Each sentence of a text said otherwise, three to five ways, each with its reason. Facts are kept; where one is
 * missing a bracketed blank asks for it. Sentences that are not English or have no words to work with are left out.
 */
export function improveWriting(
  text: string,
  improvement: ImprovementType,
  { keywords = '', kind = FIRST_PERSON.test(text) ? 'sentences' : 'statements' }: ImproveOptions = {},
): SentenceRewrites[] {
  return prepareText(text)
    .sentences.slice(0, MOST_SENTENCES)
    .flatMap(({ span, text: marked }): SentenceRewrites[] => {
      const mark = /^\s*(?:[•◦▪–*-]|\d{1,2}[.)])\s+/u.exec(marked)?.[0] ?? '';
      const sentence = marked.slice(mark.length);
      if (sentence.split(/\s+/).length < 2 || !isEnglish(sentence)) return [];
      const rewrites = rewritesOf(sentence, { improvement, keywords, kind });
      return rewrites.length < LEAST
        ? []
        : [{ span: { start: span.start + mark.length, end: span.end }, sentence, rewrites }];
    });
}

/** Rewrites longer than this many times their sentence say more than it did. */
const MOST_LONGER = 2;

/**
 * Puts what a language model proposes before the computed rewrites, as far as it holds the facts of its sentence and
 * none besides; five a sentence in all. `proposed` goes by the sentence's place in `sentences`.
 */
export function addProposed(
  sentences: readonly SentenceRewrites[],
  proposed: readonly (readonly string[])[],
): SentenceRewrites[] {
  return sentences.map((one, at) => {
    const source = sourceOf([{ field: 'text', text: one.sentence }]);
    const known = new Set([one.sentence, ...one.rewrites.map(({ text }) => text)]);
    const sound = [...new Set(proposed[at] ?? [])].filter((text) => {
      const plain = text.replaceAll(BLANK, ' ');
      return (
        text.trim() !== '' &&
        !text.includes('\n') &&
        text.length <= one.sentence.length * MOST_LONGER + 60 &&
        !known.has(text) &&
        !unsupportedFact(plain, source.claims) &&
        !unsupportedClaim(plain, source.claims)
      );
    });
    const added = sound
      .slice(0, 2)
      .map((text) => ({ text, reason: 'Proposed by the language model; its facts are yours.' }));
    return { ...one, rewrites: [...added, ...one.rewrites].slice(0, MOST) };
  });
}
