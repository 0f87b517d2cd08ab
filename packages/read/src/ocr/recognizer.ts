import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Word } from '../page/word.ts';
import type { GreyPage } from './grey-page.ts';
import { wordsOfBlocks } from './words-of-blocks.ts';

/** What was recognized on one page; lengths in pixels. */
export interface RecognizedPage {
  words: Word[];
  /** 0 to 1, each word by its length. */
  certainty: number;
}

/** Recognizes the text of pages on this machine. To be closed. */
export interface Recognizer {
  /** `onShare` is told how much of the page is done, 0 to 1. */
  recognize(page: GreyPage, onShare?: (share: number) => void): Promise<RecognizedPage>;
  close(): Promise<void>;
}

/** A page as a file that needs no unpacking (PGM). */
function fileOf({ width, height, pixels }: GreyPage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

function certaintyOf(words: readonly Word[]): number {
  const length = words.reduce((sum, { text }) => sum + text.length, 0);
  return (
    words.reduce((sum, { text, certainty = 1 }) => sum + certainty * text.length, 0) / Math.max(1, length)
  );
}

/** Starts the engine with the data of one language, from its folder. Rejects where it cannot be started. */
export async function openRecognizer(code: string, folder: string): Promise<Recognizer> {
  let report: (share: number) => void = () => undefined;
  const worker = await createWorker(code, OEM.LSTM_ONLY, {
    langPath: folder,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') report(progress);
    },
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: '220' });
  return {
    async recognize(page, onShare = () => undefined) {
      report = onShare;
      const { data } = await worker.recognize(fileOf(page), {}, { text: false, blocks: true });
      const words = wordsOfBlocks(data.blocks ?? []);
      return { words, certainty: certaintyOf(words) };
    },
    async close() {
      await worker.terminate();
    },
  };
}
