import { readEnglish } from '@candor/language';
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
  if (isByNear) return 'Turn it round: who did it stands first.';
  return kind === 'statements'
    ? 'Begin with what you did: “Trained two apprentices”.'
    : 'Say who did it, best of all “I”.';
}

/** Sentences whose agent is hidden: a form of "be" before a participle that tells of an action. */
export function checkPassive({ text }: PreparedText, kind: TextKind): Finding[] {
  return readEnglish(text).sentences.flatMap(({ tokens, finiteVerb, isPassive }): Finding[] => {
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
