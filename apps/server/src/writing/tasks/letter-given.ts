import { splitDescription, splitSentences, toText } from '@candor/domain/cv';
import {
  letterTypeLabels,
  type LetterCountry,
  type LetterOptions,
  type LetterRequest,
} from '@candor/domain/letters';
import { numbered, type Line } from './define-task.ts';
import type { DraftGiven } from './edit-draft.ts';
import { mannerOfLetter } from './manner.ts';
import type { LetterGiven } from './write-letter.ts';

/** Fields of the form that name somebody, something or a day. */
const named = [
  'name',
  'location',
  'companyName',
  'jobTitle',
  'hiringManagerName',
  'referralSource',
  'recommendeeName',
  'relationship',
  'positionApplyingFor',
  'contactDate',
  'lastDay',
] as const;

function formOf(request: LetterRequest): Line[] {
  return named.map((id) => ({ id, text: request[id] })).filter(({ text }) => text !== '');
}

type Both = Omit<DraftGiven, 'draft'>;

function whatBothHave(request: LetterRequest, { cv, today }: LetterOptions, country: LetterCountry): Both {
  const { letterType, tone, fullText, useFullText, motivation, experience, achievements } = request;
  const typed = useFullText ? fullText : [motivation, experience, achievements].join('\n');
  return {
    kind: letterTypeLabels[letterType],
    tone,
    manner: mannerOfLetter(typed, country, tone === 'formal'),
    today,
    form: formOf(request),
    wishes: numbered('w', splitDescription(request.specificRequirements)),
    cv: numbered(
      'c',
      cv
        ? toText(cv)
            .split('\n')
            .filter((line) => line.trim() !== '')
        : [],
    ),
    advert: numbered('d', splitDescription(request.jobDescription)),
  };
}

/** What a letter is written from; `country` is that of its form. */
export function letterGiven(
  request: LetterRequest,
  options: LetterOptions,
  country: LetterCountry,
): LetterGiven {
  return {
    ...whatBothHave(request, options, country),
    motivation: numbered('m', splitDescription(request.motivation)),
    experience: numbered('x', splitDescription(request.experience)),
    skills: numbered('k', splitDescription(request.skills)),
    achievements: numbered('a', splitDescription(request.achievements)),
  };
}

/** What a draft is edited with. `paragraphs` are those of its letter, without greeting and close. */
export function draftGiven(
  request: LetterRequest,
  options: LetterOptions,
  { country, paragraphs }: { country: LetterCountry; paragraphs: readonly string[] },
): DraftGiven {
  return {
    ...whatBothHave(request, options, country),
    draft: paragraphs.map((one, at) => ({ sentences: numbered(`t${at + 1}.`, splitSentences(one)) })),
  };
}
