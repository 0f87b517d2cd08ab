import { prepareText } from '../../improving/index.ts';
import { checkText } from '../../improving/rewriting/index.ts';
import type { Span } from '../../text/index.ts';
import { letterFromText } from '../text-form.ts';
import type { AnalyticsInput, LetterAnalytics } from './analytics.ts';
import { figureIds, figureRule, type Figure } from './figure.ts';
import { answeredIn } from './advert-terms.ts';
import { bodySpan, characterCount, leastAnalysedCharacters } from './letter-body.ts';
import { scoreLetter } from './letter-score.ts';
import { missingToSend } from './readiness.ts';
import { evidenceIn, measureFigures, verdictOf } from './measure-figures.ts';

/**
 * Measures a letter: its score, and every figure with its target, its source and the words it is about, as spans of
 * the text given. Null for a letter that says at most 100 characters. Pure; reads English, so not for a page.
 */
export function analyseLetter(input: AnalyticsInput): LetterAnalytics | null {
  if (characterCount(input.text) <= leastAnalysedCharacters) return null;
  const { letterType = 'cover', company = '', role = '' } = input;
  const { start, end } = bodySpan(input.text);
  const body = input.text.slice(start, end);
  const prepared = prepareText(body);
  const findings = checkText(body);
  // A recommendation is about somebody else, a resignation about leaving: the CV is no witness there.
  const isOwn = letterType !== 'recommendation' && letterType !== 'resignation';
  const cv = isOwn ? input.cv : undefined;
  const evidence = cv ? evidenceIn(prepared, cv) : [];
  const letter = letterFromText(input.text);
  const isCover = letterType === 'cover' || letterType === 'interest';
  const terms = answeredIn(prepared, input.asked ?? []);
  const all = terms.answered.length + terms.open.length;
  // Of two things that an advert asks for, one more or less tells little.
  const answered = isCover && all > 0 ? (terms.answered.length + 0.5) / (all + 1) : null;
  const scored = { letter, body, findings, letterType, company, role, answered };
  const { points, lines, claims } = scoreLetter(scored);
  const measured = measureFigures({ ...input, cv }, { prepared, findings, evidence, claims, letter, terms });
  const shifted = (span: Span): Span => ({ start: span.start + start, end: span.end + start });
  const figures = figureIds.map((id): Figure => {
    const { value, shown, spans = [], terms = [] } = measured[id];
    const verdict = verdictOf(id, measured[id], isCover);
    return { id, ...figureRule(id), value, shown, verdict, spans: spans.map(shifted), terms };
  });
  return {
    score: { points, lines: lines.map((line) => ({ ...line, spans: line.spans.map(shifted) })) },
    figures,
    missing: missingToSend({
      text: input.text,
      letterType,
      figures,
      company,
      role,
      asked: (input.asked ?? []).map(({ words }) => words),
    }),
    findings: findings.map((one) => ({ ...one, span: shifted(one.span) })),
    evidence: evidence.map((one) => ({ ...one, span: shifted(one.span) })),
  };
}
