import { improveWriting } from '@candor/domain/improving/rewriting';
import type { RewriteAsked } from './rewrite-here.ts';

addEventListener('message', ({ data: { number, text, type, options } }: MessageEvent<RewriteAsked>) =>
  postMessage({ number, sentences: improveWriting(text, type, options) }),
);
