export { multiLine, singleLine, toPlainText } from './plain-text.ts';
export { spanSchema, textAt, type Span } from './span.ts';
