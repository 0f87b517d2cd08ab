import { PRESENT } from '../../../cv/index.ts';
import { addressee } from '../../person-name.ts';
import { isOfApplication, type LetterFacts } from '../../letter-facts.ts';

/** What a sentence of a letter may take for granted, each with what in form or CV says so. */
export const presuppositions = {
  post: ({ slots }) => slots['role'] !== '',
  employer: ({ slots }) => slots['company'] !== '',
  /** They met, on the day the form names. */
  met: ({ request, today }) =>
    request.letterType === 'thank_you' && request.contactDate !== '' && request.contactDate <= today,
  /** They applied, on the day the form names. */
  applied: ({ request }) =>
    request.letterType === 'follow_up' && request.contactDate !== '' && isOfApplication(request),
  vacancy: ({ request, slots }) => slots['role'] !== '' && request.letterType !== 'interest',
  'last day': ({ request }) =>
    request.letterType === 'resignation' &&
    (request.lastDay !== '' ||
      /\blast (?:working )?(?:day|shift)\b.*\d/i.test(
        `${request.motivation} ${request.specificRequirements}`,
      )),
  'own post': ({ request, slots }) => request.letterType === 'resignation' && slots['role'] !== '',
  resigns: ({ request }) => request.letterType === 'resignation',
  recommends: ({ request }) => request.letterType === 'recommendation',
  /** The letter goes to somebody there, so that the employer named is theirs and not the writer's own. */
  recipient: ({ request }) => {
    const { people, role } = addressee(request.hiringManagerName);
    return people.length > 0 || role !== '';
  },
  relationship: ({ request }) => request.relationship !== '',
  referral: ({ request }) => request.referralSource !== '',
  applies: ({ request }) => request.letterType === 'cover' || request.letterType === 'interest',
  cv: ({ request, hasCv }) => hasCv && (request.letterType === 'cover' || request.letterType === 'interest'),
  'earlier post': ({ cv }) => cv.experience.slice(1).some(({ end }) => end !== PRESENT),
} as const satisfies Record<string, (facts: LetterFacts) => boolean>;

export type Presupposition = keyof typeof presuppositions;

/** What may be taken for granted in the letter that a form and a CV stand for. */
export function presuppositionsOf(facts: LetterFacts): Set<Presupposition> {
  // The keys of a literal are its names.
  const names = Object.keys(presuppositions) as Presupposition[];
  return new Set(names.filter((name) => presuppositions[name](facts)));
}
