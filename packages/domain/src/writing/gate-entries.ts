import { unsupportedFact } from '../claims/judging/index.ts';
import { readPartialDate, type CvDocument } from '../cv/index.ts';
import type { GateInput, Gated } from './gated.ts';
import type { FactKind } from './report.ts';
import type { Source } from './source.ts';
import { comparableWords } from './vocabulary.ts';

/** Names in the form they are told apart by. */
export function nameKey(...names: string[]): string {
  return names.map((name) => comparableWords(name).join(' ') || name.trim()).join('|');
}

function readDate(date: string): string {
  return (readPartialDate(date) ?? date.trim()).toLowerCase();
}

/** Whether a date says no more than the one that was given: "2019" for "2019-03" is true. */
export function isSameDate(said: string, given: string): boolean {
  return (
    said.trim() === '' ||
    readDate(given) === readDate(said) ||
    readDate(given).startsWith(`${readDate(said)}-`)
  );
}

/** Facts that stand in entries and not in sentences: what the request does not give, with its kind. */
export function gateEntries({ candidate, fallback }: GateInput): Gated['refused'] {
  const facts = fallback.document;
  const refused: Gated['refused'] = [];
  const refuse = (kind: FactKind, words: string) =>
    refused.push({ path: '', refused: { kind, words, text: words } });
  for (const school of candidate.education) {
    const known = facts.education.filter(
      (given) => nameKey(given.institution) === nameKey(school.institution),
    );
    const degrees = known.filter(
      (given) => school.degree === '' || nameKey(given.degree) === nameKey(school.degree),
    );
    const isDated = degrees.some(
      (given) => isSameDate(school.start, given.start) && isSameDate(school.end, given.end),
    );
    if (known.length === 0) refuse('school', school.institution);
    else if (degrees.length === 0) refuse('degree', school.degree);
    else if (!isDated) refuse('date', `${school.start} ${school.end}`.trim());
  }
  for (const { name } of candidate.certifications)
    if (!facts.certifications.some((given) => nameKey(given.name) === nameKey(name)))
      refuse('certificate', name);
  for (const { name } of candidate.skills)
    if (!facts.skills.some((given) => nameKey(given.name) === nameKey(name))) refuse('skill', name);
  for (const { name } of candidate.languages)
    if (!facts.languages.some((given) => nameKey(given.name) === nameKey(name))) refuse('skill', name);
  return refused;
}

/** The candidate's order and groups of skills, for the skills that were given; those it left out follow. */
export function gateSkills({ candidate, fallback }: GateInput, source: Source): CvDocument['skills'] {
  const given = [...fallback.document.skills];
  const take = (name: string) => {
    const exact = given.findIndex((skill) => skill.name === name);
    const at = exact >= 0 ? exact : given.findIndex((skill) => nameKey(skill.name) === nameKey(name));
    return at >= 0 ? given.splice(at, 1) : [];
  };
  const ordered = candidate.skills.flatMap(({ name, group }) =>
    take(name).map((skill) => {
      // A heading claims as much as a sentence does.
      const isHonest = group === '' || unsupportedFact(group.toLowerCase(), source.claims) === undefined;
      return { name: skill.name, group: skill.group === '' && isHonest ? group : skill.group };
    }),
  );
  return [...ordered, ...given];
}
