import { improveWriting } from '../improving/rewriting/index.ts';
import { toText } from '../cv/index.ts';
import { say } from '../say/index.ts';
import { spokenList } from '../say/spoken-list.ts';
import { editBetween } from '../text/index.ts';
import type { CvFinding, Found } from './finding.ts';
import { keepsWords } from './keeps-words.ts';
import { isOnlyInProfile } from './standing.ts';
import type { PreparedCv } from './prepared-cv.ts';
import type { Suggestion } from './result.ts';
import { corrections, respelled } from './suggest-corrections.ts';
import { suggestion } from './suggestion.ts';
import { joinedName } from './tailoring/same-name.ts';

const MOST_REWRITES = 12;
const MOST = 40;
/** Lines that are said again in another way. */
const REWRITTEN = new Set(['weak-openings', 'passive', 'first-person']);

/** Lines that open weakly, hide who did it or say "I", said again in their own words. */
function rewrites(cv: PreparedCv, findings: readonly CvFinding[]): Suggestion[] {
  const paths = [...new Set(findings.filter(({ check }) => REWRITTEN.has(check)).map(({ path }) => path))];
  return paths.slice(0, MOST_REWRITES).flatMap((path) => {
    const line = cv.statements.find((one) => one.path === path);
    const [sentence] = line ? improveWriting(line.text, 'action-verb', { kind: 'statements' }) : [];
    const best = sentence?.rewrites.find(({ text }) => line && keepsWords(line.text, text));
    if (!line || !sentence || !best || sentence.sentence !== line.text) return [];
    return [
      suggestion({
        id: `line:${path}`,
        category: 'impact',
        priority: 'medium',
        title: say`Rewrite a line`,
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

/** Skills that the advert asks for and the profile has, put into the list of skills. */
function fromProfile(cv: PreparedCv): Suggestion[] {
  // Which of several they have is for the person to say.
  const known =
    cv.match?.requirements.filter(
      (one) => isOnlyInProfile(one) && one.kind === 'skill' && !one.id.includes('|'),
    ) ?? [];
  const sets = cv.document.skills.length > 0 ? known.map((one) => [one]) : known.length > 0 ? [known] : [];
  return sets.flatMap((added) => {
    const names = added.map(({ name }) => name);
    const name = spokenList(names);
    const quote = added[0]?.answers[0]?.quote ?? '';
    const last = cv.document.skills.at(-1)?.group ?? '';
    const skills = [...cv.document.skills, ...names.map((name) => ({ name, group: last }))];
    const edit = editBetween(cv.text, toText({ ...cv.document, skills }));
    if (!edit) return [];
    return [
      suggestion({
        id: `profile:${added.map(({ id }) => id).join('|')}`,
        category: 'keywords',
        priority: 'high',
        title: say`Add ${name} from your profile`,
        description: say`The job ad asks for it, and your profile says: “${quote}”`,
        improvement: say`Better still, add a line that shows it.`,
        beforeExample: '',
        afterExample: names.join(', '),
        impact: 8,
        path: 'skills',
        edit,
      }),
    ];
  });
}

/** A skill of the list by the name that the advert gives it, where both names are surely of one skill. */
function inAdvertWords(cv: PreparedCv): Suggestion[] {
  return (cv.match?.requirements ?? []).flatMap((requirement) => {
    const { id, advertWords, name } = requirement;
    const path = [...cv.places].find(
      ([at, span]) =>
        at.startsWith('skills.') &&
        cv.skills.some((one) => one.id === id && one.span.start === span.start && one.span.end === span.end),
    )?.[0];
    const span = path === undefined ? undefined : cv.places.get(path);
    if (advertWords === '' || !path || !span) return [];
    const words = cv.text.slice(span.start, span.end);
    const isTool = cv.skills.some((one) => one.id === id && one.category === 'tool');
    const joined = joinedName(words, advertWords, isTool);
    if (joined === null) return [];
    return [
      suggestion({
        id: `advert-words:${id}`,
        category: 'keywords',
        priority: 'medium',
        title: say`Use the name the job ad uses`,
        description: say`The job ad says “${advertWords}”; both mean ${name}.`,
        beforeExample: words,
        afterExample: joined,
        impact: 3,
        path,
        edit: { span, expected: words, replacement: joined },
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
export function suggest(cv: PreparedCv, findings: readonly (CvFinding & Found)[]): Suggestion[] {
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
