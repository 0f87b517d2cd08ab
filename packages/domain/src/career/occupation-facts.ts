import type { Pay, Trend } from '../salary/index.ts';

/** How much of something an occupation asks for. */
export interface Asked {
  name: string;
  /** 1 not important to 5 extremely. */
  importance: number;
  /** Standard deviations above what occupations ask for on the whole. */
  standing: number;
}

/** A technology, tool or machine that people of an occupation use. */
export interface UsedThing {
  name: string;
  category: string;
  isHot: boolean;
  isInDemand: boolean;
  /** How many occupations use it, and how many of the same major group. */
  usedBy: number;
  usedNear: number;
}

/** US employment to 2034 and what is typically needed to enter. */
export interface Outlook {
  /** Thousands. */
  employment2024: number;
  changePercent: number;
  /** Thousands. */
  openingsPerYear: number;
  entry: { education: string; experience: string; training: string };
}

/** All that the rules of roadmaps ask of an occupation. Lists of what was not rated are empty. */
export interface OccupationFacts {
  /** O*NET-SOC code. */
  code: string;
  title: string;
  titleWords: readonly { word: string; weight: number }[];
  jobZone: number | null;
  skills: readonly Asked[];
  knowledge: readonly Asked[];
  education: readonly { level: string; percent: number }[];
  technologies: readonly UsedThing[];
  tools: readonly UsedThing[];
  outlook: Outlook | null;
  /** In the person's country; null where nothing is known. */
  pay: Pay | null;
  /** Of the median in the US. */
  trend: Trend<number> | null;
}
