import { isVerbLed, readFragment } from '@candor/language';
import type { CvDocument } from '../../cv/index.ts';
import { aboutOf, type Mark } from '../../marks/index.ts';
import { say } from '../../say/index.ts';
import { contentStems } from '../../writing/index.ts';
import { letterDate, letterFormOf, personName } from '../letter-form.ts';
import { withArticle } from '../../text/index.ts';
import { named, type LetterFacts } from '../letter-facts.ts';
import type { WrittenLanguage } from '../languages/own-language.ts';
import type { LetterType } from '../request.ts';
import { closings, openings } from './offered-sentences.data.ts';

function slotsOf(
  { request, cv, country }: LetterFacts,
  language: WrittenLanguage,
): Readonly<Record<string, string>> {
  const date = (day: string) =>
    letterDate(day, { country, isEnglish: language === 'en' }).replace(/^le /, '');
  const role = named(request.jobTitle);
  return {
    post: letterFormOf(country).post,
    role,
    aRole: withArticle(role),
    company: named(request.companyName),
    contact: date(request.contactDate),
    lastDay: date(request.lastDay),
    whom: personName(request.recommendeeName).full || request.recommendeeName.trim(),
    email: request.email || cv.basics.email,
  };
}

/** Sentences whose slots are all filled; the first that says most. */
function filled(sentences: readonly string[], slots: Readonly<Record<string, string>>): string[] {
  return sentences
    .filter((sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => slots[name] !== ''))
    .map((sentence) => sentence.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => slots[name] ?? ''));
}

/** Whether lines of the person's name what an opening would say. */
function saysSo(type: LetterType, own: string, { request }: LetterFacts): boolean {
  const text = contentStems(own);
  const isNamed = [request.jobTitle, request.companyName].some((name) => {
    const stems = contentStems(named(name));
    return stems.size > 0 && stems.isSubsetOf(text);
  });
  const about: Partial<Record<LetterType, string>> = {
    cover: 'apply application',
    follow_up: 'applied application',
    resignation: 'resign resignation notice',
    thank_you: 'thank thanks',
    recommendation: 'recommend recommendation',
  };
  return isNamed || !contentStems(about[type] ?? '').isDisjointFrom(text);
}

/** What the letter has to say and no line of the form does: offered at its beginning and its end. */
export function offeredFrame(
  facts: LetterFacts,
  language: WrittenLanguage,
  paragraphs: readonly string[],
): Mark[] {
  const { letterType } = facts.request;
  const slots = slotsOf(facts, language);
  const own = paragraphs.join(' ');
  const [opening] = saysSo(letterType, own, facts) ? [] : filled(openings[language][letterType], slots);
  const ends = filled(closings[language][letterType], slots);
  return [
    ...(opening
      ? [
          {
            line: 'opening',
            kind: 'proposal' as const,
            words: '',
            why: say`Nothing yet says what the letter is about.`,
            about: 'opening',
            proposals: [opening],
          },
        ]
      : []),
    ...(ends.length > 0 && !own.trimEnd().endsWith('?')
      ? [
          {
            line: 'closing',
            kind: 'proposal' as const,
            words: '',
            why: say`A last sentence says what you hope for next.`,
            about: 'closing',
            proposals: ends,
          },
        ]
      : []),
  ];
}

const MOST_EVIDENCE = 3;
/** A line shares at least so many words with the advert, or it is no answer. */
const LEAST_SHARED = 2;

/** Lines of the CV that answer the advert and the letter does not tell, as sentences of their person's, to pick from. */
export function offeredEvidence(cv: CvDocument, advert: string, own: string): Mark[] {
  const asked = contentStems(advert);
  const ownStems = contentStems(own);
  if (asked.size === 0) return [];
  const found = cv.experience.flatMap(({ bullets, company }) =>
    bullets.flatMap((bullet) => {
      const stems = contentStems(bullet);
      const shared = stems.intersection(asked).difference(ownStems).size;
      const line = bullet.replace(/^I /, '').replace(/[.;]$/, '');
      const read = readFragment(line);
      if (shared < LEAST_SHARED || !read || !isVerbLed(read)) return [];
      const where = company === '' ? '' : `At ${company} `;
      const text = line.charAt(0).toLowerCase() + line.slice(1);
      return [{ shared, bullet, sentence: `${where}I ${text}.` }];
    }),
  );
  return found
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, MOST_EVIDENCE)
    .map(({ bullet, sentence }) => ({
      line: 'evidence',
      kind: 'proposal',
      words: '',
      why: say`Your CV answers the job ad here: “${bullet}”`.slice(0, 600),
      about: aboutOf(bullet),
      proposals: [sentence],
    }));
}
