import type { OccupationFacts } from '@candor/domain/career';
import { describePay, trendOf, type Country } from '@candor/domain/salary';
import { technologiesOf, toolsOf } from './equipment.ts';
import { payFacts } from './national-wages.ts';
import { occupationTitle, occupationTitleWords } from './occupation-titles.ts';
import { occupationProfile } from './profile.ts';
import { projectionOf } from './projections.ts';
import { skillsOfOccupation } from './skills/skills-of-occupation.ts';
import { usWages } from './us-wages.ts';

/** What is compared of an occupation that is only an alternative: all but what its people do in particular. */
export function nearFactsOf(code: string, country: Country): OccupationFacts | null {
  const title = occupationTitle(code);
  const profile = occupationProfile(code);
  if (title === null || !profile) return null;
  return {
    code,
    title,
    titleWords: occupationTitleWords(code),
    ...profile,
    practices: [],
    technologies: technologiesOf(code),
    tools: toolsOf(code),
    outlook: projectionOf(code),
    pay: describePay(payFacts(code, country)),
    trend: trendOf(usWages(code)?.medians ?? []),
  };
}

/** What the rules of roadmaps ask of an occupation, with its pay in a country; null for a code that is none. */
export function factsOf(code: string, country: Country): OccupationFacts | null {
  const facts = nearFactsOf(code, country);
  if (!facts) return null;
  const practices = skillsOfOccupation(code).flatMap(
    ({ skill: { category, name, occupations }, isEssential }) =>
      category === 'hard' ? [{ name, isEssential, occupations }] : [],
  );
  return { ...facts, practices };
}
