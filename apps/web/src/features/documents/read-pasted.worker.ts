import { readText } from '@candor/domain/reading';

addEventListener('message', ({ data }: MessageEvent<{ id: number; text: string }>) =>
  postMessage({ id: data.id, read: readText(data.text) }),
);
