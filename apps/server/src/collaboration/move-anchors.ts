import { anchorAt, findAnchor } from '@candor/domain/collaboration';
import type { Listener } from '../platform/context.ts';
import { documentOf, threadsOf, updateThread } from './store.ts';

/**
 * A document was saved: anchors whose words stand there still take on what stands around them now, so that many small
 * edits are as easy to follow as one. Those whose words are gone stay as they are, should the words come back.
 */
export const moveAnchors: Listener = {
  name: 'collaboration-moves-anchors',
  kinds: ['document-saved'],
  async handle({ store, event: { ownerId, subject } }) {
    const threads = await threadsOf(store, ownerId, subject);
    if (threads.length === 0) return;
    const document = await documentOf(store, ownerId, subject);
    for (const thread of threads) {
      const span = document && thread.anchor && findAnchor(document.text, thread.anchor);
      const anchor = span && anchorAt(document.text, span);
      if (anchor && JSON.stringify(anchor) !== JSON.stringify(thread.anchor))
        await updateThread(store, thread, { anchor });
    }
  },
};
