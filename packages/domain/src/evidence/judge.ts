import { causedRule } from './caused.ts';
import { credentialRule } from './credential.ts';
import { dateRule } from './date.ts';
import { bare, clausesIn, renamedIn, sentencesIn, type EvidenceSource } from './evidence-source.ts';
import { figureRule } from './figure.ts';
import type { EvidenceFinding, Found, HardKind, Rule, Statement } from './finding.ts';
import { ledRule } from './led.ts';
import { limitRule } from './limit.ts';
import { measureRule } from './measure.ts';
import { nameRule } from './name.ts';
import { occasionRule } from './occasion.ts';
import { plannedRule } from './planned.ts';
import { postRule } from './post.ts';
import { readText } from './reading.ts';
import { rewordedBy } from './rests-on.ts';
import { distinctionRule } from './distinction.ts';
import { togetherRule } from './together.ts';

export interface JudgeOptions {
  /** Whether the statement is of a letter, which may speak of a meeting. Default false. */
  isLetter?: boolean;
  /** YYYY-MM or YYYY-MM-DD: what "since 2018" is counted to. Default unknown. */
  today?: string;
}

/** What a statement says beyond its lines. */
export interface Judgement {
  verdict: 'supported' | 'doubtful' | 'invented';
  /** Hard facts that no line gives: it must not be let through. */
  invented: EvidenceFinding<HardKind>[];
  /** What may say more than the lines do: for the person to see. */
  doubts: EvidenceFinding[];
}

const rules: readonly Rule[] = [figureRule, dateRule, credentialRule, postRule, distinctionRule, nameRule];
const softRules: readonly Rule[] = [
  togetherRule,
  ledRule,
  causedRule,
  plannedRule,
  limitRule,
  measureRule,
  occasionRule,
];

const OWN_SUBJECT = /^(?:i|ich|je|yo) /;

const isTyped = (text: string, known: ReadonlySet<string>) => {
  const said = bare(text);
  return said === '' || known.has(said) || known.has(said.replace(OWN_SUBJECT, ''));
};

function judgeSentence(sentence: string, source: EvidenceSource, options: JudgeOptions): Found {
  const reading = readText(sentence);
  const { isLetter = false, today = '' } = options;
  const said: Statement = {
    ...reading,
    source,
    reworded: rewordedBy(reading, source),
    renamed: renamedIn(reading, source),
    isLetter,
    today,
  };
  const found = rules.map((rule) => rule(said));
  const invented = found.flatMap((one) => one.invented ?? []);
  const doubts = found.flatMap((one) => one.doubts ?? []);
  // Clauses that were typed, put together, say nothing that was not: what they leave out may make them say more.
  if (clausesIn(sentence).every((clause) => isTyped(clause, source.typed.clauses)))
    return { invented: [], doubts: [...invented, ...doubts, ...(limitRule(said).doubts ?? [])] };
  return { invented, doubts: [...doubts, ...softRules.flatMap((rule) => rule(said).doubts ?? [])] };
}

/** Each finding once. */
const distinct = <Finding extends EvidenceFinding>(findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((one) => [`${one.kind}|${one.words}`, one])).values(),
];

/**
 * What a statement says that its lines do not. Hard facts that no line gives (a figure by value, a date, a name, a credential or its
 * state, a post or rank, first, best, only, an award) make it `invented`; what may say more than the lines makes it `doubtful`.
 * A line, or a sentence of one, is `supported` as it was typed. Pure; linear in the length of both.
 */
export function judge(statement: string, source: EvidenceSource, options: JudgeOptions = {}): Judgement {
  const found = isTyped(statement, source.typed.sentences)
    ? []
    : sentencesIn(statement)
        .filter((sentence) => !isTyped(sentence, source.typed.sentences))
        .map((sentence) => judgeSentence(sentence, source, options));
  const invented = distinct(found.flatMap((one) => one.invented));
  const doubts = distinct(found.flatMap((one) => one.doubts));
  const verdict = invented.length > 0 ? 'invented' : doubts.length > 0 ? 'doubtful' : 'supported';
  return { verdict, invented, doubts };
}
