import type { LetterRequest } from '@candor/domain/letters';
import { draftEdits } from '@candor/domain/letters/composing';

addEventListener('message', ({ data }: MessageEvent<LetterRequest>) => postMessage(draftEdits(data)));
