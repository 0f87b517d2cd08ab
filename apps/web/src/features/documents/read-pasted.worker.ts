import { readText } from '@candor/domain/reading';

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(readText(data)));
