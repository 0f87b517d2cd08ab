import { say } from '../../say/index.ts';
import { textAt } from '../../text/index.ts';
import { comparable } from '../../writing/index.ts';
import type { Requirement } from '../match.ts';
import { isOnlyInProfile } from '../standing.ts';
import type { TailoringChange, TailoringEdit } from './tailoring.ts';
import {
  answersOf,
  namedRequirements,
  type PreparedProfile,
  type TailoringContext,
} from './tailoring-context.ts';

const isSame = (one: string, other: string) => comparable(one) === comparable(other);

interface Taken {
  title: string;
  words: string;
  edit: TailoringEdit;
}

/** A line of the profile for a job that this CV has too, and does not have yet. */
function takenLine(context: TailoringContext, profile: PreparedProfile, path: string): Taken | null {
  const [, from, at] = /^experience\.(\d+)\.bullets\.(\d+)$/u.exec(path) ?? [];
  const held = profile.document.experience[Number(from ?? -1)];
  const line = held?.bullets[Number(at ?? -1)];
  if (!held || line === undefined) return null;
  const { experience } = context.cv.document;
  const jobs = experience.flatMap((one, job) =>
    isSame(one.company, held.company) && isSame(one.position, held.position) && one.start === held.start
      ? [job]
      : [],
  );
  const [job] = jobs;
  if (job === undefined || jobs.length > 1) return null;
  if (experience[job]?.bullets.some((one) => isSame(one, line))) return null;
  const place = held.position === '' ? held.company : held.position;
  return {
    title: say`Add your profile’s line to ${place}`,
    words: line,
    edit: { kind: 'add-line', job, line },
  };
}

/** An entry of a list of the profile: a skill, a language, a certificate. */
function takenEntry({ cv }: TailoringContext, { document }: PreparedProfile, path: string): Taken | null {
  const [, list, at] = /^(skills|languages|certifications)\.(\d+)(?:\.|$)/u.exec(path) ?? [];
  const from = Number(at ?? -1);
  const skill = list === 'skills' ? document.skills[from] : undefined;
  if (skill) {
    const isGrouped = cv.document.skills.some(({ group }) => group === skill.group);
    const group = isGrouped ? skill.group : (cv.document.skills.at(-1)?.group ?? '');
    const { name } = skill;
    return {
      title: say`Add ${name} from your profile`,
      words: name,
      edit: { kind: 'add-skill', skill: { name, group } },
    };
  }
  const language = list === 'languages' ? document.languages[from] : undefined;
  if (language) {
    const { name } = language;
    const words = [name, language.level].filter((part) => part !== '').join(': ');
    return {
      title: say`Add ${name} from your profile`,
      words,
      edit: { kind: 'add-language', language },
    };
  }
  const certification = list === 'certifications' ? document.certifications[from] : undefined;
  if (!certification) return null;
  const { name } = certification;
  const words = [name, certification.issuer].filter((part) => part !== '').join(', ');
  return {
    title: say`Add ${name} from your profile`,
    words,
    edit: { kind: 'add-certification', certification },
  };
}

/** What the profile has of one demand: the line that shows it, else the entry that names it. */
function takenFor(context: TailoringContext, profile: PreparedProfile, requirement: Requirement) {
  const fields = requirement.answers.filter(({ from }) => from === 'profile');
  for (const take of [takenLine, takenEntry])
    for (const { path, span } of fields) {
      const taken = take(context, profile, path);
      if (taken) return { ...taken, quote: textAt(profile.text, profile.places.get(path) ?? span) };
    }
  return null;
}

/** What the advert asks for, this CV does not show and the person's profile does, in the profile's own words. */
export function takeFromProfile(context: TailoringContext): TailoringChange[] {
  const { match, profile } = context;
  if (!profile) return [];
  const taken = new Map<string, TailoringChange>();
  for (const requirement of namedRequirements(match)) {
    if (!isOnlyInProfile(requirement)) continue;
    const found = takenFor(context, profile, requirement);
    if (!found) continue;
    const { title, words, quote, edit } = found;
    const key = JSON.stringify(edit);
    const before = taken.get(key);
    taken.set(key, {
      id: `profile:${requirement.id}`,
      title,
      fact: { from: 'profile', quote },
      before: '',
      after: words,
      edit,
      ...before,
      answers: [...(before?.answers ?? []), ...answersOf([requirement])],
    });
  }
  return [...taken.values()];
}
