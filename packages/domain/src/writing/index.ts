export { announcing } from './announcing.ts';
export { applyTip, type TipResult } from './apply-tip.ts';
export { carryFacts, joinFacts } from './carry-facts.ts';
export { factsWithForm } from './earlier-words.ts';
export {
  asWorded,
  carryCvFacts,
  isWorded,
  typedAt,
  typedRequest,
  withTypedWords,
  wordedAgain,
} from './typed-words.ts';
export { editedStatements } from './edited-statements.ts';
export type { Composition, GatedCv, GateInput, ProposedField } from './gated.ts';
export { answered, openMarks, takeMark } from './marks-on-cv.ts';
export { registerOf, type Register } from './register.ts';
export * from './report.ts';
export type { FoundSentence, Tip, TipId } from './tip.ts';
export { tips } from './tips.data.ts';
export * from './writer.ts';
export { engineWriter } from './engine-writer.ts';
export type { EngineCall, WritingEngine, WritingOptions } from './writing-engine.ts';
export { groupOfSkill } from './group-of-skill.ts';
export { hasFigure } from './has-figure.ts';
export { isEnglish } from './language.ts';
export { insideSentence } from './skill-words.ts';
export { doubtMark, evidenceOf, refusedWhy, typedLinesOf, unmentioned } from './gate-statements.ts';
export { sourceOf, type Source, type SourceField } from './source.ts';
export { asSentence, isCapitalWord, misspelling, tidy, withoutStop } from '@candor/language/spelling';
export { comparable, comparableWords, contentStems, stem } from './vocabulary.ts';
export { wordsInText } from './words-in-text.ts';
export { countYears, isBreak, sameTradeJobs } from './years-of-experience.ts';
export { yearsOfWork } from './years-of-work.ts';
export { tidyLine, tidyParagraphs } from './tidy-line.ts';
