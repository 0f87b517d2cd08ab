import type { CvDraft } from '@candor/domain/cv';
import { writingTips } from '@candor/domain/writing/composing';

addEventListener('message', ({ data }: MessageEvent<CvDraft>) => postMessage(writingTips(data)));
