import type { Says } from '../composing/voice.ts';
import type { LetterCountry } from '../request.ts';

/** Languages with letters of their own beside English. */
export const ownLanguages = ['de', 'fr', 'es'] as const;
export type OwnLanguage = (typeof ownLanguages)[number];

/** Where a letter's customs differ from those of the language's largest country. */
export type Region = 'switzerland' | 'austria' | 'latin america' | '';

/** What a letter of a language needs to know beside its frames. Patterns look at words in small letters. */
export interface LetterLanguage {
  language: OwnLanguage;
  /** The letter form where the writer lives in none of the language's countries. */
  country: LetterCountry;
  /** Subjects that have a finite verb beside them wherever they stand. */
  subjects: RegExp;
  /** Finite verbs that are nothing else. */
  finite: RegExp;
  /** What begins a dependent clause: a verb behind it makes no sentence. */
  dependent: RegExp;
  /** A reason that can stand behind a sentence of ours: "because I live nearby". */
  reason: RegExp;
  /** Said in full without a verb: thanks. */
  utterance: RegExp;
  /** First words that tell a verb of the writer's, and the subject that the language wants before it. */
  firstPerson: RegExp;
  withSubject(text: string): string;
  /** Fragments that tell what the writer is or did for how long, and what makes a sentence of them. */
  held: readonly (readonly [RegExp, string])[];
  /** Words that are small wherever they stand inside a sentence. */
  small: RegExp;
  /** Said to the tool and not to the reader. */
  toTool: RegExp;
  says: Says;
  /** Titles that name no post: training, an internship. */
  notPost: RegExp;
  /** A title as it stands inside a sentence. */
  inSentence(title: string): string;
  /** Person named where the language changes the title before a name. */
  whom(name: string): string;
  enclosedCv: string;
}

/** A count of years, months or seasons, for patterns. */
export const timeOf = (words: string, units: string) => `(?<time>(?:\\d{1,2}|${words}) (?:${units}))`;

/** Titles whose first word ends as words for people do, with a small letter; others, which may hold a name, as they are. */
export function smallAgent(agent: RegExp): LetterLanguage['inSentence'] {
  return (title) => {
    const [first = ''] = title.split(' ');
    const isAgent = /^\p{Lu}[\p{Ll}-]+$/u.test(first) && agent.test(first.toLowerCase());
    return isAgent ? title.charAt(0).toLowerCase() + title.slice(1) : title;
  };
}
