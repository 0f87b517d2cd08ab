import { PRESENT, type CvDocument } from '../../cv/index.ts';
import { countYears } from '../years-of-experience.ts';
import { openingCapital } from '../tidy-line.ts';

/** Fewer years are not worth a sentence. */
const FEWEST_YEARS = 3;
const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** How English ends most words for people by their work; "Sales with nine years' experience" is nobody. */
const AGENT = /(?:er|or|ist|ant|ian|man|woman)$/i;
const ALSO_AGENTS = new Set(
  'nurse chef cook guard clerk lead pilot medic midwife apprentice representative'.split(' '),
);

function isAgent(title: string): boolean {
  const last = title.slice(title.lastIndexOf(' ') + 1).toLowerCase();
  return AGENT.test(last) || ALSO_AGENTS.has(last);
}

/**
 * A sentence that a summary may begin with, from titles and dates alone: "Florist with nine years' experience, now at Petal
 * & Thorn." '' where the years in the trade are not sure. `today` is "YYYY-MM".
 */
export function proposeSummary(document: CvDocument, today: string | undefined): string {
  const counted = countYears(document, today);
  const trade = counted?.head || (document.basics.headline.split(/,| \/ | \(| [–-] /, 1)[0] ?? '').trim();
  if (!counted || counted.years < FEWEST_YEARS || !isAgent(trade)) return '';
  const held = document.experience.filter(({ end, company }) => end === PRESENT && company !== '');
  const [now] = held;
  const place = now && held.length === 1 ? `, now at ${now.company}` : '';
  return `${openingCapital(trade)} with ${NUMBERS[counted.years] ?? counted.years} years’ experience${place}.`;
}
