import type { AdvertSkill, NamedSkill } from '../jobs/index.ts';
import { textAt, type Span } from '../text/index.ts';
import { requirementWeights, type Requirement, type RequirementState } from './match.ts';
import { pathAt, type PreparedCv } from './prepared-cv.ts';
import { lineAt, stemsOf, unanswered } from './requirement.ts';
import { wordsInText } from '../writing/index.ts';

/** The person's profile, as far as it says more than the CV. */
export interface ProfileText {
  text: string;
  skills: readonly NamedSkill[];
}

const RANK: readonly RequirementState[] = ['open', 'in-profile', 'listed', 'met'];

/** Whether a place of the CV shows a skill rather than naming it. */
function shows(path: string, { category }: { category: AdvertSkill['category'] }): boolean {
  if (path.includes('.bullets.') || path.endsWith('.position') || path.startsWith('certifications.'))
    return true;
  if (path.startsWith('education.') || path.startsWith('custom.')) return true;
  return category === 'language' && path.startsWith('languages.');
}

/** Words of the advert that the CV has not, where it says the same otherwise. */
function otherWords(cv: PreparedCv, quote: string, places: readonly { span: Span }[]): string {
  const wanted = [...stemsOf(quote)].toSorted().join(' ');
  const isSaid = places.some(
    ({ span }) => [...stemsOf(textAt(cv.text, span))].toSorted().join(' ') === wanted,
  );
  return isSaid || quote.split(/\s+/u).length > 3 ? '' : quote;
}

/** Where a text names a skill; one that the lexicon does not know is told by its words. */
const placesOf = (skill: AdvertSkill, { text, skills }: ProfileText): Span[] =>
  skill.isKnown
    ? skills.filter(({ id }) => id === skill.id).map(({ span }) => span)
    : wordsInText(text, skill.name);

/** A skill that the advert asks for: where the CV shows or names it, or the profile does. */
export function skillRequirement(
  cv: PreparedCv,
  advert: string,
  skill: AdvertSkill,
  isRequired: boolean,
  profile: ProfileText | null,
): Requirement {
  const places = placesOf(skill, cv).map((span) => ({ span, path: pathAt(cv, span) }));
  const best = places.find(({ path }) => shows(path, skill)) ?? places[0];
  const ofProfile = best || !profile ? undefined : placesOf(skill, profile)[0];
  const state = best ? (shows(best.path, skill) ? 'met' : 'listed') : ofProfile ? 'in-profile' : 'open';
  const quote = textAt(advert, skill.span);
  // A tool is called as the advert calls it: "Java", not "Oracle Java".
  const isNamed = skill.category === 'tool' || skill.category === 'certificate';
  const { soft, required, preferred } = requirementWeights;
  return {
    ...unanswered,
    id: skill.id,
    kind: skill.category === 'certificate' || skill.category === 'language' ? skill.category : 'skill',
    name: isNamed ? quote : skill.name,
    isRequired,
    weight: skill.category === 'soft' ? soft : isRequired ? required : preferred,
    quote: lineAt(advert, skill.span),
    state,
    evidence: best ? { path: best.path, span: best.span, quote: lineAt(cv.text, best.span) } : null,
    profileQuote: profile && ofProfile ? lineAt(profile.text, ofProfile) : '',
    advertWords: best ? otherWords(cv, quote, places) : '',
  };
}

/** Of skills of which one is enough, the one that is answered best speaks for all. */
export function joinAlternatives(
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
