import { meaningsOf, readEnglish } from '@candor/language';
import { say } from '../say/index.ts';
import { findingAt, type Finding } from './finding.ts';
import type { PreparedText, TextKind } from './prepared-text.ts';

// Participles that say how somebody or something is, or what others did for somebody's work: no agent is missed.
const STATES = new Set(
  (
    'interested pleased delighted excited experienced qualified involved used based located enclosed attached committed dedicated motivated skilled concerned tired married born closed gone known convinced determined prepared ' +
    'required needed registered licensed certified trained obliged honoured honored thrilled impressed inspired fascinated surprised worried organised limited aged finished informed left lost retired satisfied drawn done called stuck meant ' +
    'allowed promoted awarded selected elected named nominated chosen recognised recognized appointed invited commended hired shortlisted asked entrusted voted'
  ).split(' '),
);

function messageOf(isByNear: boolean, kind: TextKind): string {
  if (isByNear) return say`Turn it round: who did it stands first.`;
  return kind === 'statements'
    ? say`Begin with what you did: “Trained two apprentices”.`
    : say`Say who did it, best of all “I”.`;
}

/** A form of "be", whole or shortened. */
const BE =
  /(?<!\p{L})(?:(?:am|is|are|was|were)(?:n['’]?t)?|be(?:en|ing)?)(?!\p{L})|['’](?:m|s|re)(?!\p{L})/giu;
const WORD = /[\p{L}'’-]+/gu;

/** Between "be" and its participle stand adverbs and pronouns. */
const BEHIND_BE = 6;
const LONGEST_GROUP = 200;

const isParticiple = (word: string) => meaningsOf(word).some(({ form }) => form === 'pastParticiple');

/** Whether a sentence may be in the passive, by its words alone: only then it is read, which is most of what checking costs. */
function mayBePassive(sentence: string): boolean {
  return [...sentence.matchAll(BE)].some(({ 0: be, index }) => {
    const from = index + be.length;
    const [group = ''] = sentence.slice(from, from + LONGEST_GROUP).split(/[,;:.!?()]/, 1);
    return (group.match(WORD) ?? []).slice(0, BEHIND_BE).some(isParticiple);
  });
}

/** Sentences whose agent is hidden: a form of "be" before a participle that tells of an action. */
export function checkPassive({ text }: PreparedText, kind: TextKind): Finding[] {
  const { sentences } = readEnglish(text, mayBePassive);
  return sentences.flatMap(({ tokens, finiteVerb, isPassive }): Finding[] => {
    if (finiteVerb === null || !isPassive || tokens[finiteVerb]?.lemma !== 'be') return [];
    const at = tokens.findIndex(({ form }, index) => index > finiteVerb && form === 'pastParticiple');
    const [be, done] = [tokens[finiteVerb], tokens[at]];
    const [by, next] = tokens.slice(at + 1, at + 3);
    // "By six" says when.
    const isByNear = by?.text.toLowerCase() === 'by' && next?.pos !== 'number';
    if (!be || !done || (STATES.has(done.text.toLowerCase()) && !isByNear)) return [];
    const span = { start: be.span.start, end: done.span.end };
    return [findingAt('passive', { text, span }, messageOf(isByNear, kind))];
  });
}
