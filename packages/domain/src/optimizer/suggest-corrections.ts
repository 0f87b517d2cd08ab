import { editOf } from '../improving/index.ts';
import { say } from '../say/index.ts';
import type { Edit } from '../text/index.ts';
import type { CvFinding, Found } from './finding.ts';
import type { PreparedCv } from './prepared-cv.ts';
import type { Suggestion } from './result.ts';
import { suggestion } from './suggestion.ts';

/** What the writing assistant can put right by itself; the rest is a matter of taste. */
const CORRECTED = new Set([
  'spelling',
  'grammar',
  'doubled-word',
  'wordy',
  'filler',
  'hedge',
  'complex-word',
]);
const SLIPS = new Set(['spelling', 'grammar', 'doubled-word']);
const categories = {
  ats: 'ats',
  impact: 'impact',
  keywords: 'keywords',
  readability: 'readability',
} as const;

/** The line around a change, as it is and as it would be; of words outside of lines, these. */
function aroundOf({ statements, text }: PreparedCv, { span, expected, replacement }: Edit) {
  const line = statements.find((one) => one.span.start <= span.start && span.end <= one.span.end);
  const before = text.slice(line?.span.start ?? span.start, span.start);
  const after = text.slice(span.end, line?.span.end ?? span.end);
  return { beforeExample: before + expected + after, afterExample: before + replacement + after };
}

/** Slips put right, each at its words. */
export function corrections(cv: PreparedCv): Suggestion[] {
  const { wording, text } = cv;
  return wording
    .filter(({ check, replacements }) => CORRECTED.has(check) && replacements.length > 0)
    .map((finding) => {
      const edit = editOf(text, finding);
      const isSlip = SLIPS.has(finding.check);
      return suggestion({
        id: `${finding.check}:${finding.span.start}`,
        category: 'readability',
        priority: isSlip ? 'high' : 'low',
        title: isSlip ? say`Correct a mistake` : say`Say it in fewer words`,
        description: finding.message,
        ...aroundOf(cv, edit),
        impact: isSlip ? 5 : 2,
        path: '',
        edit,
      });
    });
}

/** Findings whose words have one right form. */
export function respelled(findings: readonly (CvFinding & Found)[]): Suggestion[] {
  return findings.flatMap(({ check, span, words, message, path, area, replacement: right = '' }) => {
    if (!span || right === '' || right === words) return [];
    return [
      suggestion({
        id: `${check}:${span.start}`,
        category: categories[area],
        priority: 'low',
        title: check === 'skill-ratings' ? say`Remove the rating` : say`Use the usual form`,
        description: message,
        beforeExample: words,
        afterExample: right,
        impact: 2,
        path,
        edit: { span, expected: words, replacement: right },
      }),
    ];
  });
}
