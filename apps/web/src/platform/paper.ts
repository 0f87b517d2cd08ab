import type { Paper } from '@candor/domain/cv';
import { paperOf, type WrittenSigns } from '@candor/domain/locale';
import type { PaperChoice } from '@candor/domain/settings';
import { localeOf } from './locale.ts';

const PAPER_KEY = 'paper';

/** The paper last chosen on this device, if any was. */
export function chosenPaper(): Paper | undefined {
  const kept = localStorage.getItem(PAPER_KEY);
  return kept === 'a4' || kept === 'letter' ? kept : undefined;
}

/** The paper of a document for which nobody chose one: the last chosen, else that of the person's country. */
export const paperFor = (written: WrittenSigns): Paper => chosenPaper() ?? paperOf(localeOf(written).country);

/** Remembers a paper for the documents to come. */
export function rememberPaper(paper: Paper): void {
  localStorage.setItem(PAPER_KEY, paper);
}

/** Takes the paper of the settings for the documents to come; `automatic` forgets what was chosen before. */
export function choosePaper(choice: PaperChoice): void {
  if (choice === 'automatic') localStorage.removeItem(PAPER_KEY);
  else rememberPaper(choice);
}
