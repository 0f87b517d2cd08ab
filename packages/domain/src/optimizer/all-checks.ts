import type { Check } from './check.ts';
import { advertCoverage } from './checks/advert-coverage.ts';
import { advertWords } from './checks/advert-words.ts';
import { cliches } from './checks/cliches.ts';
import { datesAlike } from './checks/dates-alike.ts';
import { datesInOrder } from './checks/dates-in-order.ts';
import { datesReadable } from './checks/dates-readable.ts';
import { doubledWords } from './checks/doubled-words.ts';
import { educationNamed } from './checks/education-named.ts';
import { emailByName } from './checks/email-by-name.ts';
import { emailGiven } from './checks/email-given.ts';
import { figures } from './checks/figures.ts';
import { firstPerson } from './checks/first-person.ts';
import { fullStops } from './checks/full-stops.ts';
import { gaps } from './checks/gaps.ts';
import { grammar } from './checks/grammar.ts';
import { headingsKnown } from './checks/headings-known.ts';
import { inclusiveWording } from './checks/inclusive-wording.ts';
import { jobFigures } from './checks/job-figures.ts';
import { jobsDated } from './checks/jobs-dated.ts';
import { jobsNamed } from './checks/jobs-named.ts';
import { jobsOverlap } from './checks/jobs-overlap.ts';
import { jobsWithLines } from './checks/jobs-with-lines.ts';
import { keywordList } from './checks/keyword-list.ts';
import { length } from './checks/length.ts';
import { lineCapitals } from './checks/line-capitals.ts';
import { linesOnce } from './checks/lines-once.ts';
import { linesPerJob } from './checks/lines-per-job.ts';
import { linksComplete } from './checks/links-complete.ts';
import { longLines } from './checks/long-lines.ts';
import { longWords } from './checks/long-words.ts';
import { mixedEnglish } from './checks/mixed-english.ts';
import { nameGiven } from './checks/name-given.ts';
import { newestFirst } from './checks/newest-first.ts';
import { noCapitalsOnly } from './checks/no-capitals-only.ts';
import { occupationSkills } from './checks/occupation-skills.ts';
import { outcomes } from './checks/outcomes.ts';
import { passive } from './checks/passive.ts';
import { personalData } from './checks/personal-data.ts';
import { phoneGiven } from './checks/phone-given.ts';
import { placeGiven } from './checks/place-given.ts';
import { plainCharacters } from './checks/plain-characters.ts';
import { repetition } from './checks/repetition.ts';
import { sameOpener } from './checks/same-opener.ts';
import { sections } from './checks/sections.ts';
import { shortLines } from './checks/short-lines.ts';
import { skillRatings } from './checks/skill-ratings.ts';
import { skillsListed } from './checks/skills-listed.ts';
import { skillsOnce } from './checks/skills-once.ts';
import { skillsShown } from './checks/skills-shown.ts';
import { spelling } from './checks/spelling.ts';
import { strongVerbs } from './checks/strong-verbs.ts';
import { stuffing } from './checks/stuffing.ts';
import { summaryGiven } from './checks/summary-given.ts';
import { summaryLength } from './checks/summary-length.ts';
import { summarySpecific } from './checks/summary-specific.ts';
import { tense } from './checks/tense.ts';
import { toolNames } from './checks/tool-names.ts';
import { vagueWords } from './checks/vague-words.ts';
import { weakOpenings } from './checks/weak-openings.ts';
import { wordiness } from './checks/wordiness.ts';

/** Every check, by area. Ids are pinned by a test: renaming one is a decision. */
export const allChecks: readonly Check[] = [
  datesAlike,
  datesInOrder,
  datesReadable,
  educationNamed,
  emailByName,
  emailGiven,
  gaps,
  headingsKnown,
  jobsDated,
  jobsNamed,
  jobsOverlap,
  length,
  linksComplete,
  nameGiven,
  newestFirst,
  noCapitalsOnly,
  personalData,
  phoneGiven,
  placeGiven,
  plainCharacters,
  sections,
  skillRatings,
  skillsListed,
  skillsOnce,
  cliches,
  figures,
  firstPerson,
  jobFigures,
  jobsWithLines,
  linesOnce,
  outcomes,
  passive,
  sameOpener,
  strongVerbs,
  summaryGiven,
  summarySpecific,
  tense,
  vagueWords,
  weakOpenings,
  advertCoverage,
  advertWords,
  keywordList,
  occupationSkills,
  skillsShown,
  stuffing,
  toolNames,
  doubledWords,
  fullStops,
  grammar,
  inclusiveWording,
  lineCapitals,
  linesPerJob,
  longLines,
  longWords,
  mixedEnglish,
  repetition,
  shortLines,
  spelling,
  summaryLength,
  wordiness,
];
