export { findRange, type FoundRange } from './find-dates.ts';
export { isKnownHeading } from './known-heading.ts';
export type { LineLink, LineRun, PositionedLine, UncertainWord } from './positioned-line.ts';
export type { Box, DetectedType, FieldFound, ReadCv, ReadingOptions } from './read-cv.ts';
export { readDocument } from './read-document.ts';
export { readLines } from './read-lines.ts';
export { readText } from './read-text.ts';
export { withinLimits } from './within-limits.ts';
export { joinLines } from './join-lines.ts';
