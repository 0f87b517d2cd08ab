import type { Paper } from '@candor/domain/cv';
import type { PaperChoice } from '@candor/domain/settings';

const PAPER_KEY = 'paper';

/** The paper last chosen on this device, if any was. */
export function chosenPaper(): Paper | undefined {
  const kept = localStorage.getItem(PAPER_KEY);
  return kept === 'a4' || kept === 'letter' ? kept : undefined;
}

/** The paper last chosen on this device. */
export const lastPaper = (): Paper => chosenPaper() ?? 'letter';

/** Remembers a paper for the documents to come. */
export function rememberPaper(paper: Paper): void {
  localStorage.setItem(PAPER_KEY, paper);
}

/** Takes the paper of the settings for the documents to come; `automatic` forgets what was chosen before. */
export function choosePaper(choice: PaperChoice): void {
  if (choice === 'automatic') localStorage.removeItem(PAPER_KEY);
  else rememberPaper(choice);
}
