export { createRenderer, type DocumentRenderer, type Renderer } from './renderer.ts';
export type { Pages, PagesInput, RenderedFile, RenderInput, ThumbnailScale } from './input.ts';
export type { LetterInput, LetterPages } from './letters/letter-input.ts';
