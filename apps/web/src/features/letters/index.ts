export {
  askedByAdvert,
  createLetter,
  dropLetterProposal,
  settleLetterMarks,
  getLetter,
  startingCv,
  takeLetterProposal,
} from './api.ts';
export { emptyLetterDraft, requestOf, useLetterForm, wordsOfForm, type LetterDraft } from './letter-draft.ts';
export { LetterAnalytics } from './letter-analytics.tsx';
export { LetterExport } from './letter-export.tsx';
export { LetterForm } from './letter-form.tsx';
export { letterOfWords, todayOf } from './letter-of-words.ts';
export { LetterMarkedText } from './letter-marked-text.tsx';
export { LetterPageView } from './letter-page-view.tsx';
export { LetterTemplates } from './letter-templates.tsx';
export { LetterTips } from './letter-tips.tsx';
export { drawLetterPages, useLetterPages } from './use-letter-pages.ts';
export { keepReview, loadReview, reviewedLetter } from './stored-review.ts';
export { explainEdits } from './explain-edits.ts';
export { beginReview, type Review } from './review-changes.ts';
export { ReviewPanel } from './review-panel.tsx';
export { useGenerateLetter } from './use-generate-letter.ts';
export {
  forgetLetterDraft,
  getLetterDraftForm,
  letterDraftDeviceKey,
  loadLetterDraft,
  loadUnsentLetter,
  saveLetterContent,
  saveLetterDraftForm,
  type LetterContent,
} from './written-letter.ts';
