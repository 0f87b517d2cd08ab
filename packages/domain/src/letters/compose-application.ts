import type { CvDocument } from '../cv/index.ts';
import { hasFigure } from '../writing/index.ts';
import { deedInWords, type Deed } from './deeds.ts';
import { skillsNamed } from './advert.ts';
import { askedSkills, itemsOf, saySkills, withArticle, type LetterFacts } from './letter-facts.ts';
import { ownWords } from './own-words/own-words.ts';
import { traitsAmong } from './own-words/states.ts';
import { listed, paragraph } from './phrase.ts';
import { cover, interest } from './phrases/cover.data.ts';
import { motive, proof } from './phrases/proof.data.ts';
import { background, leadIn, sayFragment, sayOwnWords } from './own-words/say-own-words.ts';
import { answerAdvert, deedsFor, tellDeeds } from './tell-deeds.ts';

const MEDIUM =
  /\b(?:linkedin|indeed|glassdoor|xing|stepstone|monster|totaljobs|reed|seek|website|site|web page|careers page|job board|jobs? page|advert\w*|newspaper|magazine|journal|gazette|newsletter|notice|poster|fair|portal|jobs|instagram|facebook|google|post|posting|newsletter|sign|window|word of mouth)\b/i;

/** "saw your ad on Indeed" names the place behind its own verb. */
const FOUND_IN =
  /^(?:saw|found|read|spotted|heard|came across)(?: (?:it|this|about (?:it|you|this)|(?:the|your|this) (?:job|ad|advert|advertisement|post|posting|vacancy|role)))? (?:on|in|at|through|via|from) /i;
const SITES: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  indeed: 'Indeed',
  google: 'Google',
  facebook: 'Facebook',
  instagram: 'Instagram',
  glassdoor: 'Glassdoor',
};

/** Where the person heard of the vacancy, as a sentence. */
export function sayReferral({ request, say }: LetterFacts): string {
  const [words] = ownWords(request.referralSource.replace(FOUND_IN, ''));
  if (!words) return '';
  if (words.kind === 'sentence') return words.text.replace(/ told me\.$/, ' told me about it.');
  if (words.kind === 'deed') return `I ${words.text}.`;
  const referral = SITES[words.text.toLowerCase()] ?? words.text.replace(/^(?:through|via|from|on|by) /i, '');
  return say(MEDIUM.test(referral) ? cover.medium : cover.person, { referral });
}

const SUBJECT_BEHIND =
  /^(\p{Lu}[\p{Lu}\p{Ll}.]*\p{Lu}[\p{L}.]*|Diploma|Bachelor|Master) (?!of\b|in\b|Level\b|\d)(\p{Lu}\p{Ll})/u;
const CARD = /\b(?:card|certificate|certification|licen[sc]e|diploma|degree)\b/i;
// These stand without an article, or are no degree: "GCSEs", "A levels", "Admitted to the Bar".
const WITHOUT = /^(?:an?|the|gcses?|a[- ]levels?|level|admitted|abitur|\d)\b/i;

/** "MSc Statistics" becomes "an MSc in Statistics". */
function sayDegree(name: string): string {
  const said = name.replace(SUBJECT_BEHIND, '$1 in $2');
  return WITHOUT.test(said) ? said : withArticle(said);
}

/** "ECS Gold Card" becomes "an ECS Gold Card"; "ACLS" stays. */
function sayCertificate(name: string): string {
  return CARD.test(name) ? withArticle(name) : name;
}

/** Degrees and certificates as they stand in a sentence, those of the advert first; '' where there are none. */
export function sayQualifications({ cv, request, say }: LetterFacts): string {
  const ofSchool = ({ degree, institution }: CvDocument['education'][number]) =>
    institution === ''
      ? sayDegree(degree)
      : `${sayDegree(degree)} from ${institution.startsWith('University of ') ? 'the ' : ''}${institution}`;
  const education = cv.education
    .filter(({ degree }) => degree !== '')
    .slice(0, 1)
    .map(ofSchool);
  const names = cv.certifications
    .map(({ name }) => name)
    .filter((name) => name !== '' && !/^admitted\b/i.test(name));
  const asked = skillsNamed(request.jobDescription, names);
  const certificates = [...asked, ...names.filter((name) => !asked.includes(name))]
    .slice(0, 2)
    .map(sayCertificate);
  const all = [...education, ...certificates].filter((name) => !name.includes('\n'));
  return all.length === 0 ? '' : say(proof.qualifications, { qualifications: listed(all) });
}

/** "German at level C1", "German (native)". */
function sayLanguage(name: string, level: string): string {
  if (level === '') return name;
  return /^[ABC][12]$/.test(level) ? `${name} at level ${level}` : `${name} (${level})`;
}

/** The languages of the CV that the advert names. */
function sayLanguages({ cv, request, say }: LetterFacts): string {
  const names = skillsNamed(
    request.jobDescription,
    cv.languages.map(({ name }) => name),
  );
  const said = cv.languages
    .filter(({ name }) => names.includes(name))
    .map(({ name, level }) => sayLanguage(name, level));
  return said.length === 0 ? '' : say(proof.languages, { languages: listed(said) });
}

/** The person's own words on their experience and skills, as far as they are no deeds. */
function sayBackground({ request, say }: LetterFacts): string[] {
  return ownWords(request.experience).map((words) => {
    if (words.kind === 'sentence') return words.text;
    const deed = deedInWords(words);
    return deed ? say(proof.background, { deed: deed.text }) : sayFragment(words, background, say);
  });
}

function sayAchievements({ request, say }: LetterFacts, deeds: readonly Deed[]): string[] {
  const told = deeds.map(({ text }) => say(proof.own, { deed: text }));
  const others = ownWords(request.achievements).filter((words) => !deedInWords(words));
  const [sentences, phrases] = [
    others.flatMap((words) => (words.kind === 'sentence' ? [words.text] : [])),
    others.flatMap((words) => (words.kind === 'sentence' ? [] : [words])),
  ];
  return [...told, ...sentences, ...phrases.map((words) => sayFragment(words, background, say))];
}

/** The deed a letter can open with: done, with its figure, in few words. */
function hookDeed(facts: LetterFacts, deeds: readonly Deed[]): Deed | undefined {
  const isOpen = facts.request.tone === 'enthusiastic';
  return isOpen
    ? deeds.find(({ text, isNow, job }) => job === 0 && !isNow && text.length <= 140 && hasFigure(text))
    : undefined;
}

function placeOf({ cv }: LetterFacts, deed: Deed | undefined): string {
  const job = deed?.job === undefined ? undefined : cv.experience[deed.job];
  return job && job.company !== '' ? `At ${job.company},` : '';
}

// A paragraph of fewer words than this joins the one before it.
const LEAST_WORDS = 25;

function joinShort(paragraphs: readonly string[]): string[] {
  const joined: string[] = [];
  for (const one of paragraphs) {
    if (one === '') continue;
    const before = joined.at(-1);
    if (before !== undefined && one.split(' ').length < LEAST_WORDS) joined.splice(-1, 1, `${before} ${one}`);
    else joined.push(one);
  }
  return joined;
}

interface ProofOptions {
  most: number;
  /** What the letter has said before, and a sentence that leads the proof in. */
  before: string;
  opening: string;
  /** The deed that the letter has told already. */
  spoken?: Deed | undefined;
}

/** The paragraphs of proof, two or three where there is enough to tell. */
function proofParagraphs(facts: LetterFacts, { most, before, opening, spoken }: ProofOptions): string[] {
  const { request, say } = facts;
  const { own, fromCv } = deedsFor(facts, most, 4);
  const deeds = fromCv.filter((deed) => deed.text !== spoken?.text);
  const { asked, also } = answerAdvert(facts, [...own, ...deeds]);
  const [first = '', ...others] = tellDeeds(facts, deeds, before);
  const history = sayBackground(facts);
  const achievements = sayAchievements(facts, own);
  // "I also bring" needs something before it.
  const isBare = first === '' && own.length === 0 && history.length === 0;
  const { traits, others: typed } = traitsAmong(itemsOf(request.skills));
  const named = isBare ? [] : askedSkills(facts);
  const listedSkills =
    request.skills.trim() === '' && isBare ? facts.skills : typed.filter((skill) => !named.includes(skill));
  const beyond = isBare ? '' : also;
  const bridge = first === '' ? '' : say(proof.bridge);
  return joinShort([
    paragraph(opening || asked, ...history, first),
    paragraph(...others.slice(0, 1), ...achievements),
    paragraph(
      ...others.slice(1),
      beyond,
      listedSkills.length === 0 ? '' : say(proof.skills, { skills: saySkills(listedSkills, 4) }),
      traits.length === 0 ? '' : say(proof.traits, { traits: listed(traits.slice(0, 4)) }),
      sayLanguages(facts),
      sayQualifications(facts),
      bridge,
    ),
  ]);
}

/** Hook, proof, why this employer, close. */
export function composeCover(facts: LetterFacts): string[] {
  const { request, say, hasCv } = facts;
  const spoken = hookDeed(facts, deedsFor(facts, 7, 4).fromCv);
  const place = placeOf(facts, spoken);
  const hook = say(cover.hook, spoken && place !== '' ? { best: spoken.text, place } : {});
  const isSpoken = spoken !== undefined && hook.includes(spoken.text);
  return [
    paragraph(hook, sayReferral(facts)),
    ...proofParagraphs(facts, { most: 7, before: hook, opening: '', spoken: isSpoken ? spoken : undefined }),
    paragraph(...sayOwnWords(request.motivation, motive, say)),
    paragraph(
      ...sayOwnWords(request.specificRequirements, leadIn(motive.practical), say),
      hasCv ? say(cover.enclosed) : '',
      say(cover.close),
    ),
  ];
}

/** Why this employer, what could be offered, a small request. */
export function composeInterest(facts: LetterFacts): string[] {
  const { request, say, hasCv } = facts;
  const opening = say(interest.opening);
  return [
    paragraph(opening, sayReferral(facts)),
    paragraph(...sayOwnWords(request.motivation, motive, say)),
    ...proofParagraphs(facts, { most: 6, before: opening, opening: say(interest.offer) }),
    paragraph(
      ...sayOwnWords(request.specificRequirements, leadIn(motive.practical), say),
      hasCv ? say(cover.enclosed) : '',
      say(interest.ask),
    ),
  ];
}
