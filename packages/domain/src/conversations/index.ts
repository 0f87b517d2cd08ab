export { askLimits } from './limits.ts';
export { namedIn, type Nameable } from './named-in.ts';
export {
  actSchema,
  partSchema,
  turnStates,
  withPart,
  withWords,
  type ActPart,
  type Part,
  type TurnState,
} from './parts.ts';
export { isOfAdvert, subjectSchema, subjectText, type Subject } from './subject.ts';
