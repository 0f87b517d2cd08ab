import { chooseTools } from './choose-tools.ts';
import { draftCareerSteps } from './draft-career-steps.ts';
import { draftMessage } from './draft-message.ts';
import { editDraft } from './edit-draft.ts';
import { interviewQuestions } from './interview-questions.ts';
import { matchRequirements } from './match-requirements.ts';
import { readAdvertTask } from './read-advert.ts';
import { remarkOnAnswers } from './remark-on-answers.ts';
import { repairImport } from './repair-import.ts';
import { rewriteSentences } from './rewrite-sentences.ts';
import { secondLook } from './second-look.ts';
import { tailorCv } from './tailor-cv.ts';
import { writeCv } from './write-cv.ts';
import { writeLetter } from './write-letter.ts';

/** All that a language model is asked for. To add a task: its file, and a line here. */
export const allTasks = [
  writeCv,
  writeLetter,
  editDraft,
  rewriteSentences,
  tailorCv,
  interviewQuestions,
  remarkOnAnswers,
  secondLook,
  draftMessage,
  readAdvertTask,
  matchRequirements,
  repairImport,
  draftCareerSteps,
  chooseTools,
] as const;
