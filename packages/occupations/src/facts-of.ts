import type { OccupationFacts } from '@candor/domain/career';
import { describePay, trendOf, type Country } from '@candor/domain/salary';
import { technologiesOf, toolsOf } from './equipment.ts';
import { payFacts } from './national-wages.ts';
import { occupationTitle, occupationTitleWords } from './occupation-titles.ts';
import { occupationProfile } from './profile.ts';
import { projectionOf } from './projections.ts';
import { usWages } from './us-wages.ts';

interface Asked {
  /** The class of the country's own pay table by which a role is known there. */
  payClass?: string | undefined;
  /** The job title by which the occupation was found. */
  title?: string | undefined;
}

/** What the rules of roadmaps ask of an occupation, with its pay in a country; null for a code that is none. */
export function factsOf(
  code: string,
  country: Country,
  { payClass, title: asked }: Asked = {},
): OccupationFacts | null {
  const title = occupationTitle(code);
  const profile = occupationProfile(code);
  if (title === null || !profile) return null;
  return {
    code,
    title,
    titleWords: occupationTitleWords(code),
    ...profile,
    technologies: technologiesOf(code),
    tools: toolsOf(code),
    outlook: projectionOf(code),
    pay: describePay(payFacts(code, country, { ownClass: payClass, title: asked })),
    trend: trendOf(usWages(code)?.medians ?? []),
  };
}
