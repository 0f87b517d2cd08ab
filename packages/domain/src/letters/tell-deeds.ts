import { PRESENT } from '../cv/index.ts';
import { comparableWords, stem } from '../writing/index.ts';
import { chooseEvidence } from './choose-evidence.ts';
import { deedsOfField, type Deed } from './deeds.ts';
import { askedSkills, saidEmployer, saidTitle, saySkills, type LetterFacts } from './letter-facts.ts';
import { paragraph, type Phrasings, type Say, type Slots } from './phrase.ts';
import { proof } from './phrases/proof.data.ts';

/** The deeds a letter of this length tells: those the form gave first, then what answers the advert best. */
export function deedsFor(
  facts: LetterFacts,
  most: number,
  mostOfJob: number,
): { own: Deed[]; fromCv: Deed[] } {
  const { request, cv, skills } = facts;
  const own = deedsOfField(request.achievements).slice(0, most);
  // Without an advert the person's own reason says best what matters there.
  const advert = request.jobDescription || request.motivation || request.jobTitle;
  const fromCv = chooseEvidence(cv, { advert, skills, most: most - own.length, mostOfJob }).filter(
    (deed) => !own.some((one) => one.text === deed.text),
  );
  return { own, fromCv };
}

const LONGEST_PAIR = 190;

/** Deeds behind the first of a job, two in one sentence where they go together. */
function tellFurther(say: Say, deeds: readonly Deed[], slots: Slots): string[] {
  const [deed, next, ...rest] = deeds;
  if (!deed) return [];
  const isPair = next && deed.isNow === next.isNow && deed.text.length + next.text.length <= LONGEST_PAIR;
  if (isPair && !/ and /.test(next.text.split(' ').slice(0, 3).join(' ')))
    return [
      say(proof.pair, { ...slots, deed: deed.text, next: next.text }),
      ...tellFurther(say, rest, slots),
    ];
  return [
    say(proof.further, { ...slots, deed: deed.text }),
    ...tellFurther(say, next ? [next, ...rest] : [], slots),
  ];
}

/**
 * Sentences about deeds, a paragraph for each job; the newest leads. `before` is what the letter has said already, so
 * that a job is introduced once; `current` leads in the job that goes on.
 */
export function tellDeeds(
  facts: LetterFacts,
  deeds: readonly Deed[],
  before = '',
  current: Phrasings = proof.current,
): string[] {
  const { cv, say } = facts;
  const byJob = Map.groupBy(deeds, (deed) => deed.job);
  let told = 0;
  return [...byJob].map(([at, ofJob]) => {
    const job = at === undefined ? undefined : cv.experience[at];
    const slots = { title: saidTitle(job?.position ?? ''), employer: saidEmployer(job?.company ?? '') };
    const [first, ...others] = ofJob;
    if (!first) return '';
    if (slots.title === '' && slots.employer === '')
      return paragraph(...ofJob.map((deed) => say(proof.own, { deed: deed.text })));
    const isIntroduced = slots.employer !== '' && before.includes(slots.employer);
    const isCurrent = job?.end === PRESENT;
    const lead = isIntroduced
      ? proof.here
      : isCurrent
        ? current
        : told > 0 || before !== ''
          ? proof.earlier
          : proof.last;
    told += 1;
    return paragraph(say(lead, { ...slots, deed: first.text }), ...tellFurther(say, others, slots));
  });
}

function isShown(skill: string, deeds: readonly Deed[]): boolean {
  const words = comparableWords(skill).map(stem);
  return deeds.some(({ quote }) => {
    const used = new Set(comparableWords(quote).map(stem));
    return words.every((word) => used.has(word));
  });
}

/** What the advert asks for and these deeds show; and what it asks for that only the list of skills holds. */
export function answerAdvert(facts: LetterFacts, deeds: readonly Deed[]): { asked: string; also: string } {
  const named = askedSkills(facts);
  const shown = named.filter((skill) => isShown(skill, deeds));
  const others = named.filter((skill) => !shown.includes(skill));
  return {
    asked:
      shown.length === 0
        ? ''
        : facts.say(proof.asked, { asked: saySkills(shown, 3, facts.request.jobDescription) }),
    also:
      others.length === 0
        ? ''
        : facts.say(proof.also, { also: saySkills(others, 3, facts.request.jobDescription) }),
  };
}
