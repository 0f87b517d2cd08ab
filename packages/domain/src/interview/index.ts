export {
  categorySchema,
  competencies,
  competencySchema,
  difficultySchema,
  interviewDifficulties,
  questionCategories,
  questionSchema,
  type Competency,
  type InterviewDifficulty,
  type InterviewQuestion,
  type QuestionCategory,
  type QuestionSource,
} from './question.ts';
export {
  interviewAnalysisSchema,
  remarkKinds,
  storyParts,
  type InterviewAnalysis,
  type InterviewAnswer,
  type InterviewTarget,
  type QuestionAnalysis,
  type Remark,
  type RemarkKind,
  type StoryPart,
} from './analysis.ts';
export { interviewLimits } from './limits.ts';
export {
  analysedAnswers,
  competencyScores,
  emptyDraft,
  endedEarly,
  givenAnswerSchema,
  interviewSessionSchema,
  withAnswer,
  withAnswerAgain,
  withNextQuestion,
  withTime,
  type GivenAnswer,
  type InterviewSession,
} from './session.ts';
export { duePractice, type CompetencyResult, type DuePractice } from './spacing.ts';
export {
  fittingStories,
  partsOfAnswer,
  storyCounts,
  storyFields,
  storySourceSchema,
  storyText,
  type StoryFields,
  type StorySource,
} from './story.ts';
export { LEAST_OCCUPATION_CERTAINTY } from './occupation-certainty.ts';
