import { detectLanguage } from '../reading/index.ts';
import { advertLines, type AdvertLine } from './advert-lines.ts';
import type { AdvertItem, ReadAdvert } from './advert.ts';
import { degreesIn } from './degrees.ts';
import type { NamedSkill } from './named-skill.ts';
import { readEmploymentType, readMinYears, readRemote, readSalary, readSeniority } from './read-terms.ts';
import { readCompany, readPlace, readTitle } from './read-title.ts';
import { sortSkills } from './sort-skills.ts';

/** What the reader asks of those who know more words than it does. */
export interface AdvertSources {
  /** The skills that the advert names, in its order. */
  skills: readonly NamedSkill[];
  /** Whether a name is a place's. Default: none is known. */
  isPlace?: (name: string) => boolean;
}

const MOST_ITEMS = 30;

function itemsOf(lines: readonly AdvertLine[], section: AdvertLine['section']): AdvertItem[] {
  return lines
    .filter((line) => line.section === section && !line.isHeading)
    .map(({ text, span }) => ({ name: text.replace(/[.;]$/u, ''), span }))
    .slice(0, MOST_ITEMS);
}

/** Degrees that are asked for; what an employer offers to pay for is none. */
function degreesOf(lines: readonly AdvertLine[]): ReadAdvert['degrees'] {
  const found: ReadAdvert['degrees'] = [];
  for (const { text, span, section } of lines) {
    if (section === 'offer' || section === 'about' || section === 'apply') continue;
    for (const { level, start, end } of degreesIn(text))
      if (!found.some((one) => one.level === level))
        found.push({
          level,
          name: text.slice(start, end),
          span: { start: span.start + start, end: span.start + end },
        });
  }
  return found;
}

/**
 * Reads what a job advert asks for and offers, each with the words that say so. Pure; what it does not understand it
 * leaves out. The advert is data: whatever it tells a reader to do, it is only read.
 */
export function readAdvert(text: string, { skills, isPlace = () => false }: AdvertSources): ReadAdvert {
  const lines = advertLines(text);
  const title = readTitle(lines);
  const sorted = sortSkills(text, lines, skills);
  const asked = [...sorted.required, ...sorted.preferred];
  const isSkill = ({ category }: { category: string }) =>
    category !== 'language' && category !== 'certificate';
  return {
    language: detectLanguage(text),
    title,
    company: readCompany(lines),
    location: readPlace(lines, isPlace),
    remote: readRemote(lines),
    employmentType: readEmploymentType(lines),
    salary: readSalary(lines),
    seniority: readSeniority(title, text),
    minYears: readMinYears(lines),
    degrees: degreesOf(lines),
    certificates: asked.filter(({ category }) => category === 'certificate'),
    languages: asked.filter(({ category }) => category === 'language'),
    benefits: itemsOf(lines, 'offer'),
    duties: itemsOf(lines, 'duties'),
    skillsRequired: sorted.required.filter(isSkill),
    skillsPreferred: sorted.preferred.filter(isSkill),
    preferred: sorted.preferred.map(({ id }) => id),
    alternatives: sorted.alternatives,
  };
}
