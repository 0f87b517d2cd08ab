import type { ReadFileInput } from '../file-read.ts';
import { otherLanguages } from './choose-language.ts';
import { ENGLISH, installedLanguages } from './languages.ts';
import { recognizePage, type PageOfPicture, type PictureOfPage } from './recognize-page.ts';
import { openRecognizer, type Recognizer } from './recognizer.ts';

/** Reads the pages of one file one after the other, in the language of its first. To be closed. */
export class PageReader {
  readonly #input: ReadFileInput;
  #recognizer: Recognizer | null = null;

  constructor(input: ReadFileInput) {
    this.#input = input;
  }

  /** Recognizes the page `at` (from 0) of several, and tells how far it is. */
  async read(picture: PictureOfPage, { at, of }: { at: number; of: number }): Promise<PageOfPicture> {
    const { signal, onProgress } = this.#input;
    const report = (share: number) =>
      onProgress?.({ done: at + 1, of, percent: Math.round((100 * (at + share)) / of) });
    signal?.throwIfAborted();
    report(0);
    const isFirst = this.#recognizer === null;
    this.#recognizer ??= await this.#open(ENGLISH);
    const page = await recognizePage(picture, this.#recognizer, report);
    const best = isFirst ? await this.#inOtherLanguage(picture, page) : page;
    report(1);
    return best;
  }

  async close(): Promise<void> {
    await this.#recognizer?.close();
  }

  /** The page in the language it is most certain in, which the pages after it are recognized in too. */
  async #inOtherLanguage(picture: PictureOfPage, english: PageOfPicture): Promise<PageOfPicture> {
    let best = english;
    for (const code of otherLanguages(english)) {
      this.#input.signal?.throwIfAborted();
      const recognizer = await this.#open(code);
      const page = await recognizePage(picture, recognizer);
      const isBetter = page.certainty > best.certainty;
      await (isBetter ? this.#recognizer : recognizer)?.close();
      if (!isBetter) continue;
      this.#recognizer = recognizer;
      best = page;
    }
    return best;
  }

  #open(code: string): Promise<Recognizer> {
    return openRecognizer(code, installedLanguages().get(code) ?? '');
  }
}
