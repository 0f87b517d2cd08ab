export { findRange, type FoundRange } from './find-dates.ts';
export { isKnownHeading } from './known-heading.ts';
export type { LineLink, LineRun, PositionedLine, UncertainWord } from './positioned-line.ts';
export type { Box, DetectedType, FieldFound, ReadCv, ReadingOptions } from './read-cv.ts';
export { listUnplaced } from './list-unplaced.ts';
export { readDocument } from './read-document.ts';
export { readLines } from './read-lines.ts';
export { readText } from './read-text.ts';
export { joinLines } from './join-lines.ts';
