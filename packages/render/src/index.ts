export { createRenderer, type Renderer } from './renderer.ts';
export type { Pages, PagesInput, RenderedFile, RenderInput, ThumbnailScale } from './input.ts';
export type { LetterInput } from './letters/letter-input.ts';
