import { comparableWords, verbForm } from '../writing/index.ts';
import { chooseEvidence } from './choose-evidence.ts';
import { deedText } from './deeds.ts';
import { itemsOf, saidTitle, saySkills, type LetterFacts } from './letter-facts.ts';
import { personName } from './letter-form.ts';
import { isDone } from './own-words/deeds-told.ts';
import { lowered } from './own-words/letter-case.ts';
import { ownWords } from './own-words/own-words.ts';
import { traitsAmong } from './own-words/states.ts';
import { listed, paragraph, type Slots } from './phrase.ts';
import { motive } from './phrases/proof.data.ts';
import { recommendation } from './phrases/recommendation.data.ts';
import { sayFragment, sayOwnWords } from './own-words/say-own-words.ts';

interface Pronouns {
  they: string;
  them: string;
  their: string;
  is: string;
}

/** The pronouns that the form uses for a person; "they" where it uses none. */
export function pronounsIn(texts: readonly string[]): Pronouns {
  const all = texts.join('\n');
  const count = (pattern: RegExp) => all.match(pattern)?.length ?? 0;
  const [she, he] = [count(/\b(?:she|her|hers)\b/gi), count(/\b(?:he|him|his)\b/gi)];
  if (she > he) return { they: 'she', them: 'her', their: 'her', is: 'is' };
  if (he > she) return { they: 'he', them: 'him', their: 'his', is: 'is' };
  return { they: 'they', them: 'them', their: 'their', is: 'are' };
}

const possessiveOf = (name: string) => `${name}'s`;

/** "former manager" becomes "Ana's former manager". */
function relationOf(text: string, first: string): string {
  return /^(?:her|his|their|a|an|the|one of|my)\b/i.test(text) ? text : `${possessiveOf(first)} ${text}`;
}

/** What a place at a school is sought for, and no post. */
const COURSE =
  /^(?:BSc|BA|BEng|BCom|LLB|MBBS|MSc|MA|MEng|MBA|LLM|PhD|DPhil|HND|PGCE|A[- ]levels?|Bachelor|Master|sixth form)\b|\b(?:degree|course|programme|program|studies)$/i;

function slotsOf({ request }: LetterFacts): Slots {
  const { full, given } = personName(request.recommendeeName);
  const { motivation, experience, achievements, relationship, skills, specificRequirements } = request;
  const first = given || full;
  const sought = request.positionApplyingFor || request.jobTitle;
  const isCourse = COURSE.test(sought);
  const reach = [request.phone, request.email].filter((way) => way !== '').join(' or ');
  return {
    ...pronounsIn([motivation, experience, achievements, relationship, skills, specificRequirements]),
    person: full,
    first,
    possessive: possessiveOf(first),
    aSought: isCourse ? `a student of ${sought}` : saidTitle(sought),
    sought,
    ...(isCourse && { post: 'course' }),
    reach,
  };
}

/** What is said of the person recommended. */
const ofPerson = {
  thing: recommendation.trait,
  aim: motive.aim,
  state: recommendation.state,
  role: recommendation.role,
  reason: recommendation.reason,
  deed: recommendation.deed,
  habit: recommendation.habit,
};

type Told = { kind: 'said'; text: string } | { kind: 'deed'; deed: string; employer: string };

/** "Presents results to engineers" goes on and stays in the present. */
function habitOf(text: string): string | null {
  const [word = ''] = /^\p{L}+/u.exec(text) ?? [];
  return verbForm(word.toLowerCase())?.form === 'third-person'
    ? word.toLowerCase() + text.slice(word.length).replace(/[.;,]+$/, '')
    : null;
}

/** What the form says the person did: deeds, and sentences that stand as they are. */
function toldInForm({ request, say }: LetterFacts, slots: Slots): Told[] {
  return [request.experience, request.achievements].flatMap(ownWords).map((words): Told => {
    const isOfWriter =
      words.kind === 'wish' || (words.kind === 'sentence' && /^(?:I|we|my)\b/i.test(words.text));
    const deed =
      isOfWriter || words.kind === 'role' || words.kind === 'state'
        ? null
        : (habitOf(words.text) ?? deedText(words.text, 'past')?.text);
    if (deed) return { kind: 'deed', deed, employer: '' };
    const text =
      words.kind === 'sentence'
        ? words.text
        : sayFragment(words, ofPerson, (all, own) => say(all, { ...slots, ...own }));
    return { kind: 'said', text };
  });
}

/** What the CV shows, where it is that person's. */
function toldInCv({ request, cv, skills }: LetterFacts, slots: Slots): Told[] {
  const nameOf = (name: string) => comparableWords(name).join(' ');
  if (nameOf(cv.basics.name) !== nameOf(request.recommendeeName)) return [];
  return chooseEvidence(cv, { advert: request.jobDescription, skills, most: 4, mostOfJob: 3 })
    .filter(({ isNow }) => !isNow)
    .map(({ text, job }): Told => {
      const employer = (job !== undefined && cv.experience[job]?.company) || '';
      // What is mine in the CV is theirs in another's letter.
      const deed = text.replaceAll(/\bmy\b/g, slots['their'] ?? 'the').replaceAll(/\bour\b/g, 'the');
      return { kind: 'deed', deed, employer };
    });
}

function deedSentences(facts: LetterFacts, slots: Slots): string[] {
  let isFirst = true;
  let employer = '';
  return [...toldInForm(facts, slots), ...toldInCv(facts, slots)].map((one) => {
    if (one.kind === 'said') return one.text;
    const isNewPlace = one.employer !== '' && one.employer !== employer;
    employer = one.employer;
    const lead = isNewPlace ? recommendation.place : isFirst ? recommendation.deed : recommendation.further;
    isFirst = false;
    return facts.say(lead, { ...slots, deed: one.deed, employer: one.employer });
  });
}

/** Who is recommended and by whom, what that person did, strengths, the recommendation. */
export function composeRecommendation(facts: LetterFacts): string[] {
  const { request, say } = facts;
  const slots = slotsOf(facts);
  const relation = ownWords(request.relationship).map((words) => {
    const isSaid =
      /^(?:I|we|my|our|he|she|they)\b/i.test(words.text) || words.text.startsWith(slots['first'] ?? ' ');
    if (isSaid && words.kind === 'sentence') return words.text;
    if (words.kind === 'wish' || (words.kind === 'deed' && isDone(words.text)))
      return sayFragment(words, motive, say);
    const bare = lowered(words.text.replace(/\.$/, '').replace(words.kind === 'role' ? /^an? / : '', ''));
    const lead = / for (?:about |over |almost )?[\p{L}\d]+ (?:years?|months?)\b/u.test(bare)
      ? recommendation.lasting
      : recommendation.relation;
    return say(lead, { ...slots, relation: relationOf(bare, slots['first'] ?? '') });
  });
  const trait = (field: string) =>
    sayOwnWords(field, ofPerson, (phrasings, own) => say(phrasings, { ...slots, ...own }));
  const { traits, others: items } = traitsAmong(itemsOf(request.skills));
  const character =
    traits.length === 0 ? '' : say(recommendation.state, { ...slots, state: listed(traits.slice(0, 4)) });
  const strengths =
    items.length === 0
      ? ''
      : say(items.length === 1 ? recommendation.strength : recommendation.strengths, {
          ...slots,
          skills: saySkills(items, 4),
        });
  const told = deedSentences(facts, slots);
  // A few deeds and the strengths are one paragraph, more are two.
  const half = told.length > 3 ? Math.ceil(told.length / 2) : 0;
  return [
    paragraph(say(recommendation.opening, slots), ...relation),
    paragraph(...told.slice(0, half)),
    paragraph(...told.slice(half), strengths, character, ...trait(request.motivation)),
    paragraph(...trait(request.specificRequirements), say(recommendation.close, slots)),
  ];
}
