import { screenLanguageIds, screenLanguages } from '@candor/domain/locale';
import { speakBy } from '@candor/domain/say/speaker';
import { readSpeaker } from '@candor/words/speaker';
import type { Plugin } from 'vite';
import { texts } from '../src/texts.ts';

const OF_EXTENSION = /^apps\/extension\//;

/** The texts as whoever speaks now says them; the value within one is the first that the browser is given. */
const spokenTexts = () =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { message: text('$1') }]));

/** Writes the texts for the browser, which chooses among the languages by its own: `_locales/<language>/messages.json`. */
export function locales(): Plugin {
  return {
    name: 'candor-locales',
    async generateBundle() {
      for (const language of screenLanguageIds) {
        const speaker = language === 'en' ? undefined : await readSpeaker(language, OF_EXTENSION);
        speakBy(() => speaker);
        const { direction } = screenLanguages[language];
        const messages = {
          ...spokenTexts(),
          language: { message: language },
          direction: { message: direction },
        };
        this.emitFile({
          type: 'asset',
          fileName: `_locales/${language}/messages.json`,
          source: JSON.stringify(messages),
        });
      }
      speakBy(() => undefined);
    },
  };
}
