import { expect, it, vi } from 'vitest';
import { cvDocument } from '@candor/domain/cv';
import { uploadRules } from '@candor/domain/importing';
import { CallError } from '../../platform/call-error.ts';
import { ImportQueue, type ImportItem } from './import-queue.ts';
import type { ReadUploadOptions, UploadRead } from './read-upload.ts';
import type { Reading } from './reading.ts';

const reading: Reading = {
  type: 'pdf',
  document: cvDocument({ basics: { name: 'Ana Ruiz' } }),
  text: 'Ana Ruiz',
  detectedType: 'cv',
  confidence: 0.8,
  language: 'en',
  wordCount: 2,
  sections: [],
  notes: [],
  unplaced: [],
  fields: [],
  recognized: [],
};

/** A queue whose uploads end when the test says so. */
function aQueue() {
  const sent: (ReadUploadOptions & {
    name: string;
    answer: (read: UploadRead) => void;
    fail: (error: unknown) => void;
  })[] = [];
  const onError = vi.fn<(item: ImportItem, sentence: string) => void>();
  const queue = new ImportQueue({
    readUpload: (file, options) => {
      const { promise, resolve, reject } = Promise.withResolvers<UploadRead>();
      options.signal.addEventListener('abort', () => reject(options.signal.reason));
      sent.push({ ...options, name: file.name, answer: resolve, fail: reject });
      return promise;
    },
    readPasted: async (text) => ({ ...reading, text }),
    onError,
  });
  const states = () => queue.items().map(({ state }) => state.kind);
  return { queue, sent, onError, states };
}

const file = (name: string, content = 'words') => new File([content], name);
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('sends two files at a time, and follows each truly', async () => {
  const { queue, sent, states } = aQueue();
  queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  expect(states()).toEqual(['uploading', 'uploading', 'waiting']);
  sent[0]?.onSent(0.25);
  expect(queue.items()[0]?.state).toEqual({ kind: 'uploading', percent: 25 });
  sent[0]?.onSent(1);
  sent[0]?.onRead({ done: 1, of: 3 });
  expect(queue.items()[0]?.state).toEqual({ kind: 'reading', done: 1, of: 3 });
  sent[0]?.onRead({ done: 2, of: 3, percent: 40 });
  expect(queue.items()[0]?.state).toEqual({ kind: 'recognizing', page: 2, of: 3, percent: 40 });
  sent[0]?.answer({ kind: 'read', reading });
  await settled();
  expect(states()).toEqual(['read', 'uploading', 'uploading']);
  expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
});

it('refuses what is no use sending, and sends the rest', () => {
  const { queue, sent, states, onError } = aQueue();
  queue.add([file('photo.heic'), file('empty.pdf', ''), file('cv.docx')]);
  expect(states()).toEqual(['refused', 'refused', 'uploading']);
  expect(sent.map(({ name }) => name)).toEqual(['cv.docx']);
  expect(onError).toHaveBeenCalledTimes(2);
});

it("keeps the reader's sentence, and does not offer the same file again", async () => {
  const { queue, sent, onError } = aQueue();
  queue.add([file('cv.pdf')]);
  sent[0]?.answer({ kind: 'refused', sentence: 'This file is protected by a password.' });
  await settled();
  expect(queue.items()[0]?.state).toEqual({
    kind: 'refused',
    sentence: 'This file is protected by a password.',
  });
  expect(onError).toHaveBeenCalledOnce();
  queue.retry(queue.items()[0]?.id ?? 0);
  expect(sent).toHaveLength(1);
});

it('tries again after a lost connection', async () => {
  const { queue, sent, states } = aQueue();
  queue.add([file('cv.pdf')]);
  sent[0]?.fail(new CallError(0, 'offline', 'lost'));
  await settled();
  expect(queue.items()[0]?.state).toMatchObject({
    kind: 'failed',
    sentence: expect.stringContaining('connection'),
  });
  queue.retry(queue.items()[0]?.id ?? 0);
  sent[1]?.answer({ kind: 'read', reading });
  await settled();
  expect(states()).toEqual(['read']);
});

it('says one sentence where the server fails', async () => {
  const { queue, sent } = aQueue();
  queue.add([file('cv.pdf')]);
  sent[0]?.fail(new CallError(500, 'internal', 'whatever'));
  await settled();
  expect(queue.items()[0]?.state).toEqual({
    kind: 'failed',
    sentence: 'Failed to process file. Please try uploading again.',
  });
});

it('stops what is removed, tells no error about it, and goes on with the next', async () => {
  const { queue, sent, states, onError } = aQueue();
  queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  queue.remove(queue.items()[0]?.id ?? 0);
  await settled();
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(states()).toEqual(['uploading', 'uploading']);
  expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(onError).not.toHaveBeenCalled();
});

it('reads pasted text into an item of its own', async () => {
  const { queue } = aQueue();
  await queue.paste('Ana');
  await queue.paste('Ben');
  expect(queue.items().map(({ name, state }) => [name, state.kind])).toEqual([
    ['Pasted text', 'read'],
    ['Pasted text 2', 'read'],
  ]);
});

it('takes no more files than the list may hold', () => {
  const { queue } = aQueue();
  const many = Array.from({ length: uploadRules.files + 5 }, (_, at) => file(`${at}.pdf`));
  expect(queue.add(many)).toBe(5);
  expect(queue.items()).toHaveLength(uploadRules.files);
});
