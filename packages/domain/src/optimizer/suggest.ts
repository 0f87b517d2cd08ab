import { editOf } from '../improving/index.ts';
import { improveWriting } from '../improving/rewriting/index.ts';
import { toText } from '../cv/index.ts';
import { editBetween } from '../text/index.ts';
import type { CvFinding } from './finding.ts';
import type { PreparedCv } from './prepared-cv.ts';
import type { Suggestion } from './result.ts';

const MOST_REWRITES = 12;
const MOST = 40;
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
/** Lines that are said again in another way. */
const REWRITTEN = new Set(['weak-openings', 'passive', 'first-person']);

const categories = {
  ats: 'ats',
  impact: 'impact',
  keywords: 'keywords',
  readability: 'readability',
} as const;

type Parts = Omit<Suggestion, 'question' | 'edit' | 'improvement'> & {
  edit: NonNullable<Suggestion['edit']>;
  improvement?: string;
};
const suggestion = ({ improvement = '', ...parts }: Parts): Suggestion => ({
  ...parts,
  improvement,
  question: '',
});

/** Slips put right, each at its words. */
function corrections({ wording, text }: PreparedCv): Suggestion[] {
  return wording
    .filter(({ check, replacements }) => CORRECTED.has(check) && replacements.length > 0)
    .map((finding) => {
      const edit = editOf(text, finding);
      const isSlip = SLIPS.has(finding.check);
      return suggestion({
        id: `${finding.check}:${finding.span.start}`,
        category: 'readability',
        priority: isSlip ? 'high' : 'low',
        title: isSlip ? 'Correct a slip' : 'Say it in fewer words',
        description: finding.message,
        beforeExample: finding.words,
        afterExample: finding.replacements[0] ?? '',
        impact: isSlip ? 5 : 2,
        path: '',
        edit,
      });
    });
}

/** Lines that open weakly, hide who did it or say "I", said again; each holds the facts of its line and none besides. */
function rewrites(cv: PreparedCv, findings: readonly CvFinding[]): Suggestion[] {
  const paths = [...new Set(findings.filter(({ check }) => REWRITTEN.has(check)).map(({ path }) => path))];
  return paths.slice(0, MOST_REWRITES).flatMap((path) => {
    const line = cv.statements.find((one) => one.path === path);
    const [sentence] = line ? improveWriting(line.text, 'action-verb', { kind: 'statements' }) : [];
    const best = sentence?.rewrites[0];
    if (!line || !sentence || !best || sentence.sentence !== line.text) return [];
    return [
      suggestion({
        id: `line:${path}`,
        category: 'impact',
        priority: 'medium',
        title: 'Rewrite a line',
        description: best.reason,
        beforeExample: line.text,
        afterExample: best.text,
        impact: 6,
        path,
        edit: { span: line.span, expected: line.text, replacement: best.text },
      }),
    ];
  });
}

/** Findings whose words have one right form. */
function respelled(findings: readonly CvFinding[]): Suggestion[] {
  return findings.flatMap(({ check, span, words, message, path, area }) => {
    const quoted = /“(.+)”\.$/u.exec(message)?.[1] ?? '';
    const right =
      check === 'tool-names' || check === 'mixed-english'
        ? quoted
        : check === 'line-capitals'
          ? words.charAt(0).toUpperCase() + words.slice(1)
          : check === 'skill-ratings'
            ? words.replace(/[\s(:–-]*(?:\d{1,3}\s?%|\d{1,2}\s?\/\s?(?:5|10)|[★☆●○█░]{2,})\)?/u, '').trim()
            : '';
    if (!span || right === '' || right === words) return [];
    return [
      suggestion({
        id: `${check}:${span.start}`,
        category: categories[area],
        priority: 'low',
        title: check === 'skill-ratings' ? 'Leave the rating out' : 'Write it as others do',
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

/** Skills that the advert asks for and the profile has, put into the list of skills. */
function fromProfile(cv: PreparedCv): Suggestion[] {
  const known =
    cv.match?.requirements.filter(({ state, kind }) => state === 'in-profile' && kind === 'skill') ?? [];
  const sets = cv.document.skills.length > 0 ? known.map((one) => [one]) : known.length > 0 ? [known] : [];
  return sets.flatMap((added) => {
    const names = added.map(({ name }) => name);
    const last = cv.document.skills.at(-1)?.group ?? '';
    const skills = [...cv.document.skills, ...names.map((name) => ({ name, group: last }))];
    const edit = editBetween(cv.text, toText({ ...cv.document, skills }));
    if (!edit) return [];
    return [
      suggestion({
        id: `profile:${added.map(({ id }) => id).join('|')}`,
        category: 'keywords',
        priority: 'high',
        title: `Add ${names.join(', ')} from your profile`,
        description: `The advert asks for it, and your profile says: “${added[0]?.profileQuote ?? ''}”`,
        improvement: 'Better still, add a line that shows it.',
        beforeExample: '',
        afterExample: names.join(', '),
        impact: 8,
        path: 'skills',
        edit,
      }),
    ];
  });
}

/** A skill of the list under the name that the advert gives it, beside the person's own. */
function inAdvertWords(cv: PreparedCv): Suggestion[] {
  return (cv.match?.requirements ?? []).flatMap(({ id, advertWords, evidence, name }) => {
    const path = [...cv.places].find(
      ([at, span]) =>
        at.startsWith('skills.') &&
        cv.skills.some((one) => one.id === id && one.span.start === span.start && one.span.end === span.end),
    )?.[0];
    const span = path === undefined ? undefined : cv.places.get(path);
    if (advertWords === '' || !evidence || !path || !span) return [];
    const words = cv.text.slice(span.start, span.end);
    return [
      suggestion({
        id: `advert-words:${id}`,
        category: 'keywords',
        priority: 'medium',
        title: 'Use the advert’s word too',
        description: `The advert says “${advertWords}”; both mean ${name}.`,
        beforeExample: words,
        afterExample: `${advertWords} (${words})`,
        impact: 3,
        path,
        edit: { span, expected: words, replacement: `${advertWords} (${words})` },
      }),
    ];
  });
}

const overlaps = (one: Suggestion, other: Suggestion) =>
  one.edit !== null &&
  other.edit !== null &&
  one.edit.span.start < other.edit.span.end &&
  other.edit.span.start < one.edit.span.end;

/** What could be changed, each a change of the person's own words that can be made by itself. Of two at the same words the first. */
export function suggest(cv: PreparedCv, findings: readonly CvFinding[]): Suggestion[] {
  const kept: Suggestion[] = [];
  for (const one of [
    ...fromProfile(cv),
    ...rewrites(cv, findings),
    ...corrections(cv),
    ...inAdvertWords(cv),
    ...respelled(findings),
  ])
    if (!kept.some((other) => overlaps(one, other))) kept.push(one);
  return kept.slice(0, MOST);
}
