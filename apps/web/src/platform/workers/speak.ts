import { english, speakBy, type Speaker } from '@candor/domain/say/speaker';
import type { Spoken } from '@candor/words/make-speaker';

/** The words of each language but English. */
export type WordLoaders = Readonly<
  Record<string, (() => Promise<{ default: readonly Spoken[] }>) | undefined>
>;

/** Who says them in a language; null where its words are not there. */
async function speakerOf(language: string, loaders: WordLoaders): Promise<Speaker | null> {
  const [words, { makeSpeaker }] = await Promise.all([
    loaders[language]?.(),
    import('@candor/words/make-speaker'),
  ]);
  return words ? makeSpeaker(language, words.default) : null;
}

/** Has what a worker says be in a language of the screen; in English where its words cannot be loaded. */
export async function speak(language: string): Promise<void> {
  const { default: loaders } = await import('virtual:worker-words/domain');
  const speaker = await speakerOf(language, loaders);
  if (speaker) speakBy(() => speaker);
}

/** Who asks the questions of an interview in a language, which need not be that of the page. */
export async function interviewer(language: string): Promise<Speaker> {
  if (language === 'en') return english;
  const { default: loaders } = await import('virtual:worker-words/interviewer');
  return (await speakerOf(language, loaders)) ?? english;
}
