import { degreeLevels, degreeIn, type AdvertSkill, type NamedSkill, type ReadAdvert } from '../jobs/index.ts';
import { textAt, type Span } from '../text/index.ts';
import { comparableWords, countYears, sameTradeJobs, stem } from '../writing/index.ts';
import { yearsOfWork } from './years-of-work.ts';
import { LISTED, requirementWeights, type Match, type Requirement, type RequirementState } from './match.ts';
import { pathAt, type PreparedCv } from './prepared-cv.ts';

/** The person's profile, as far as it says more than the CV. */
export interface ProfileText {
  text: string;
  skills: readonly NamedSkill[];
}

const RANK: readonly RequirementState[] = ['open', 'in-profile', 'listed', 'met'];
const LONGEST_QUOTE = 200;

const stemsOf = (text: string) => new Set(comparableWords(text).map(stem));

/** Whether a place of the CV shows a skill rather than naming it. */
function shows(path: string, { category }: { category: AdvertSkill['category'] }): boolean {
  if (path.includes('.bullets.') || path.endsWith('.position') || path.startsWith('certifications.'))
    return true;
  if (path.startsWith('education.') || path.startsWith('custom.')) return true;
  return category === 'language' && path.startsWith('languages.');
}

/** The line of a text that holds a place. */
function lineAt(text: string, { start, end }: Span): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return text
    .slice(from, to < 0 ? undefined : to)
    .replace(/^• /u, '')
    .slice(0, LONGEST_QUOTE);
}

const blank = { evidence: null, profileQuote: '', note: '', advertWords: '' };

/** Words of the advert that the CV has not, where it says the same otherwise. */
function otherWords(cv: PreparedCv, quote: string, places: readonly NamedSkill[]): string {
  const wanted = [...stemsOf(quote)].toSorted().join(' ');
  const isSaid = places.some(
    ({ span }) => [...stemsOf(textAt(cv.text, span))].toSorted().join(' ') === wanted,
  );
  return isSaid || quote.split(/\s+/u).length > 3 ? '' : quote;
}

function skillRequirement(
  cv: PreparedCv,
  advert: string,
  skill: AdvertSkill,
  isRequired: boolean,
  profile: ProfileText | null,
): Requirement {
  const places = cv.skills
    .filter(({ id }) => id === skill.id)
    .map((one) => ({ ...one, path: pathAt(cv, one.span) }));
  const best = places.find(({ path }) => shows(path, skill)) ?? places[0];
  const ofProfile = best ? undefined : profile?.skills.find(({ id }) => id === skill.id);
  const state = best ? (shows(best.path, skill) ? 'met' : 'listed') : ofProfile ? 'in-profile' : 'open';
  const quote = textAt(advert, skill.span);
  // A tool is called as the advert calls it: "Java", not "Oracle Java".
  const isNamed = skill.category === 'tool' || skill.category === 'certificate';
  const { soft, required, preferred } = requirementWeights;
  return {
    ...blank,
    id: skill.id,
    kind: skill.category === 'certificate' || skill.category === 'language' ? skill.category : 'skill',
    name: isNamed ? quote : skill.name,
    isRequired,
    weight: skill.category === 'soft' ? soft : isRequired ? required : preferred,
    quote: lineAt(advert, skill.span),
    state,
    evidence: best ? { path: best.path, span: best.span, quote: lineAt(cv.text, best.span) } : null,
    profileQuote: profile && ofProfile ? lineAt(profile.text, ofProfile.span) : '',
    advertWords: best ? otherWords(cv, quote, places) : '',
  };
}

/** Of skills of which one is enough, the one that is answered best speaks for all. */
function joinAlternatives(
  all: readonly Requirement[],
  alternatives: readonly (readonly string[])[],
): Requirement[] {
  const joined: Requirement[] = [];
  const taken = new Set<string>();
  for (const one of all) {
    if (taken.has(one.id)) continue;
    const group = alternatives.find((ids) => ids.includes(one.id));
    const members = group ? all.filter(({ id }) => group.includes(id) && !taken.has(id)) : [one];
    for (const { id } of members) taken.add(id);
    const best = members.toSorted((a, b) => RANK.indexOf(b.state) - RANK.indexOf(a.state))[0] ?? one;
    joined.push(
      members.length < 2
        ? one
        : {
            ...best,
            id: members.map(({ id }) => id).join('|'),
            name: members.map(({ name }) => name).join(' or '),
            isRequired: members.some(({ isRequired }) => isRequired),
            weight: Math.max(...members.map(({ weight }) => weight)),
          },
    );
  }
  return joined;
}

const RANKS = /^(?:senior|junior|lead|principal|trainee|graduate|head|chief|m|w|f|d)$/u;

function titleRequirement(cv: PreparedCv, advert: string, { title }: ReadAdvert): Requirement[] {
  if (!title) return [];
  const wanted = comparableWords(title.name)
    .filter((word) => !RANKS.test(word))
    .map(stem);
  if (wanted.length === 0) return [];
  const fields = [
    ['basics.headline', cv.document.basics.headline] as const,
    ...cv.jobs.map(({ path, position }) => [`${path}.position`, position] as const),
  ];
  const [path, said] = fields.find(([, words]) => wanted.every((one) => stemsOf(words).has(one))) ?? [];
  const span = path ? cv.places.get(path) : undefined;
  return [
    {
      ...blank,
      id: 'title',
      kind: 'title',
      name: title.name,
      isRequired: true,
      weight: requirementWeights.title,
      quote: lineAt(advert, title.span),
      state: path ? 'met' : 'open',
      evidence: path && span ? { path, span, quote: said ?? '' } : null,
      note:
        path || cv.document.basics.headline === ''
          ? ''
          : `Your headline says “${cv.document.basics.headline}”.`,
    },
  ];
}

function yearsRequirement(cv: PreparedCv, advert: string, { minYears }: ReadAdvert): Requirement[] {
  if (!minYears) return [];
  const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;
  const inTrade =
    countYears(cv.document, cv.today)?.years ?? yearsOfWork(sameTradeJobs(cv.document), cv.today) ?? 0;
  const inAll = yearsOfWork(cv.document.experience, cv.today);
  const isMet = inTrade >= minYears.years;
  // Years in other jobs may count or not: only the employer knows.
  const isLikely = inAll !== null && inAll >= minYears.years;
  return [
    {
      ...blank,
      id: 'years',
      kind: 'years',
      name: `${years(minYears.years)} of experience`,
      isRequired: true,
      weight: requirementWeights.years,
      quote: lineAt(advert, minYears.span),
      state: isMet ? 'met' : isLikely ? 'listed' : 'open',
      note:
        inAll === null
          ? 'Your jobs have no dates to count.'
          : isMet
            ? `Your dates show ${years(inTrade)}.`
            : `Your dates show ${years(inAll)} in all jobs, ${inTrade === 0 ? 'none' : years(inTrade)} surely as ${cv.document.basics.headline === '' ? 'this' : cv.document.basics.headline}.`,
    },
  ];
}

const degreeNames = {
  vocational: 'a vocational qualification',
  bachelor: 'a bachelor’s degree',
  master: 'a master’s degree',
  doctorate: 'a doctorate',
} as const;

function degreeRequirement(cv: PreparedCv, advert: string, { degrees }: ReadAdvert): Requirement[] {
  const asked = degrees.toSorted((a, b) => degreeLevels.indexOf(a.level) - degreeLevels.indexOf(b.level))[0];
  if (!asked) return [];
  const held = cv.document.education.flatMap(({ degree }, at) => {
    const level = degreeIn(degree)?.level;
    return level ? [{ level, degree, path: `education.${at}.degree` }] : [];
  });
  const enough = held.find(({ level }) => degreeLevels.indexOf(level) >= degreeLevels.indexOf(asked.level));
  const span = enough && cv.places.get(enough.path);
  return [
    {
      ...blank,
      id: 'degree',
      kind: 'degree',
      name: degreeNames[asked.level],
      isRequired: true,
      weight: requirementWeights.degree,
      quote: lineAt(advert, asked.span),
      state: enough ? 'met' : 'open',
      evidence: enough && span ? { path: enough.path, span, quote: enough.degree } : null,
      note:
        enough || held.length === 0 ? '' : `Your CV names ${degreeNames[held[0]?.level ?? 'vocational']}.`,
    },
  ];
}

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
  const isPreferred = (id: string) => read.skillsPreferred.some((one) => one.id === id);
  const others = [...read.certificates, ...read.languages];
  const skills = [
    ...of([...read.skillsRequired, ...others.filter(({ id }) => !isPreferred(id))], true),
    ...of(read.skillsPreferred, false),
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
