export { indefiniteArticle } from './article.ts';
export { capitalNouns, capitalsIn } from './capital-nouns.ts';
export { contentLanguage, type ContentHints } from './content-language.ts';
export { applyEdit, editBetween, editSchema, mapSpan, type Edit, type EditResult } from './edit.ts';
export { multiLine, singleLine, toPlainText } from './plain-text.ts';
export { normalCase } from './normal-case.ts';
export { sameCase } from './same-case.ts';
export { spanSchema, textAt, type Span } from './span.ts';
export { typographic } from './typographic.ts';
