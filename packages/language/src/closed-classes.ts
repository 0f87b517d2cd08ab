import { AUXILIARIES, CLASSES } from './closed-class.data.ts';
import type { Reading } from './english-text.ts';

const PLURAL_PRONOUNS = new Set('we they us them these those ourselves themselves'.split(' '));

/** What a word of a closed class may be, and whether it can be nothing else. */
export type ClosedEntry = { readings: Reading[]; isOnly: boolean };

export const CLOSED_CLASSES: ReadonlyMap<string, ClosedEntry> = new Map([
  ...CLASSES.flatMap(([classes, words]) =>
    words.split(' ').map((word): [string, ClosedEntry] => {
      const readings = classes
        .replace('!', '')
        .split(' ')
        .map((pos) => ({
          // Every class of the table is one of the parts of speech; the tests read each.
          pos: pos as Reading['pos'],
          form: null,
          lemma: word,
          number:
            pos === 'pronoun'
              ? PLURAL_PRONOUNS.has(word)
                ? ('plural' as const)
                : ('singular' as const)
              : null,
        }));
      return [word, { readings, isOnly: classes.startsWith('!') }];
    }),
  ),
  ...AUXILIARIES.flatMap(([form, lemma, words]) =>
    words.split(' ').map((word): [string, ClosedEntry] => {
      const readings: Reading[] = [{ pos: 'auxiliary', form, lemma, number: null }];
      if (lemma === 'have' || lemma === 'do') readings.push({ pos: 'verb', form, lemma, number: null });
      if (word === 'am') readings.push({ pos: 'noun', form: null, lemma: word, number: 'singular' });
      if (word === 'had') readings.push({ pos: 'verb', form: 'pastParticiple', lemma, number: null });
      return [word, { readings, isOnly: true }];
    }),
  ),
]);
