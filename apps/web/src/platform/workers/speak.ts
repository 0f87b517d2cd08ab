import { speakBy } from '@candor/domain/say/speaker';

/** Has what a worker says be in a language of the screen; in English where its words cannot be loaded. */
export async function speak(language: string): Promise<void> {
  const { default: loaders } = await import('virtual:worker-words');
  const [words, { makeSpeaker }] = await Promise.all([
    loaders[language]?.(),
    import('@candor/words/make-speaker'),
  ]);
  if (!words) return;
  const speaker = makeSpeaker(language, words.default);
  speakBy(() => speaker);
}
