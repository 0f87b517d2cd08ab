export { escapeHtml, escapeScript } from './html/escape.ts';
export { createRenderer, type CvRenderer, type DocumentRenderer, type Renderer } from './renderer.ts';
export type { HtmlParts, Pages, PagesInput, RenderedFile, RenderInput, ThumbnailScale } from './input.ts';
export type { LetterInput, LetterPages } from './letters/letter-input.ts';
