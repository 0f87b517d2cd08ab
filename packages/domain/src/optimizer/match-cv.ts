import type { AdvertSkill, ReadAdvert } from '../jobs/index.ts';
import { degreeRequirement, titleRequirement, yearsRequirement } from './match-career.ts';
import { LISTED, type Match, type Requirement, type RequirementState } from './match.ts';
import { joinAlternatives, skillRequirement, type ProfileText } from './match-skills.ts';
import type { PreparedCv } from './prepared-cv.ts';

const credit: Readonly<Record<RequirementState, number>> = {
  met: 1,
  listed: LISTED,
  'in-profile': 0,
  open: 0,
};

/** What an advert asks for, each demand with where the CV answers it, where the profile would, or that nothing does. */
export function matchCv(
  cv: PreparedCv,
  advert: string,
  read: ReadAdvert,
  profile: ProfileText | null,
): Match {
  const of = (skills: readonly AdvertSkill[], isRequired: boolean) =>
    skills.map((skill) => skillRequirement(cv, advert, skill, isRequired, profile));
  const preferred = new Set(read.preferred);
  const others = [...read.certificates, ...read.languages];
  const skills = [
    ...of([...read.skillsRequired, ...others.filter(({ id }) => !preferred.has(id))], true),
    ...of([...read.skillsPreferred, ...others.filter(({ id }) => preferred.has(id))], false),
  ];
  const requirements = [
    ...titleRequirement(cv, advert, read),
    ...yearsRequirement(cv, advert, read),
    ...degreeRequirement(cv, advert, read),
    ...joinAlternatives(skills, read.alternatives),
  ];
  const all = requirements.reduce((sum, { weight }) => sum + weight, 0);
  const share = (of: (one: Requirement) => number) =>
    all === 0
      ? 0
      : Math.round((100 * requirements.reduce((sum, one) => sum + one.weight * of(one), 0)) / all);
  const isOpen = ({ state }: Requirement) => state === 'open';
  return {
    requirements,
    now: share(({ state }) => credit[state]),
    afterEdits: share((one) => (isOpen(one) ? 0 : 1)),
    gaps: share((one) => (isOpen(one) ? 1 : 0)),
  };
}
