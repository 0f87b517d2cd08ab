import type { Paper } from '@candor/domain/cv';

const PAPER_KEY = 'paper';

/** The paper last chosen on this device. */
export function lastPaper(): Paper {
  return localStorage.getItem(PAPER_KEY) === 'a4' ? 'a4' : 'letter';
}

/** Remembers a paper for the documents to come. */
export function rememberPaper(paper: Paper): void {
  localStorage.setItem(PAPER_KEY, paper);
}
