import { isEnglish } from './language.ts';

/** How a person writes, as far as their own words show it. */
export interface Register {
  /** Whether they speak of themselves as "I" or "we". */
  isFirstPerson: boolean;
  /** Plain where they write as they talk; null where nothing tells, as in another language than English. */
  manner: 'formal' | 'plain' | null;
}

// "by me" and "my team" stand in CVs too.
const FIRST_PERSON = /(?<![\p{L}\p{N}])(?:I|i|I['’]\p{L}+|[Ww]e)(?![\p{L}\p{N}'’.])/u;
/** A verb and its subject, or a verb and "not", run into one word. */
const CONTRACTED = /\p{L}(?:n['’]t|['’](?:m|re|ve|ll))(?!\p{L})/iu;
const SMALL_I = /(?<![\p{L}\p{N}])i(?:['’]\p{L}+)?(?![\p{L}\p{N}'’.])/u;

/** The register of what a person typed. Words of fewer than two letters, and none at all, tell no manner. */
export function registerOf(text: string): Register {
  const isFirstPerson = FIRST_PERSON.test(text);
  if (!/\p{L}{2}/u.test(text) || !isEnglish(text)) return { isFirstPerson, manner: null };
  const isPlain = CONTRACTED.test(text) || SMALL_I.test(text);
  return { isFirstPerson, manner: isPlain ? 'plain' : 'formal' };
}
