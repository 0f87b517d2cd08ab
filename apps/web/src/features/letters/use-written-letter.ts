import type { Letter } from '@candor/contracts/letters';
import {
  isSameLetter,
  letterDocumentSchema,
  type LetterDocument,
  type LetterRequest,
} from '@candor/domain/letters';
import type { LayoutId } from '@candor/domain/cv';
import { call } from '../../platform/call.ts';
import { keepOnDevice, unsentOnDevice, type Unsent } from '../../platform/keep-on-device.ts';
import { queryClient } from '../../platform/query-client.ts';
import { untilSent, useKeeper } from '../../platform/use-keeper.ts';
import { lettersKey, saveRoute } from './api.ts';
import { readLetterDraft, requestOf, type LetterDraft } from './letter-draft.ts';

/** What of a saved letter a person changes: its words, its form, its look. */
export interface LetterChange {
  document?: LetterDocument;
  request?: LetterRequest;
  template?: LayoutId;
  cvId?: string | null;
}

function localKey(ownerId: string, id: string): string {
  return `${ownerId}:letter:${id}`;
}

function readChange(content: unknown): LetterChange | null {
  if (typeof content !== 'object' || content === null) return null;
  const document = 'document' in content ? letterDocumentSchema.safeParse(content.document).data : undefined;
  const request = 'request' in content ? content.request : undefined;
  const draft = request === undefined ? null : readLetterDraft({ ...content, ...Object(request) });
  return {
    ...(document ? { document } : {}),
    ...(draft ? { request: requestOf(draft), template: draft.template, cvId: draft.cvId } : {}),
  };
}

/** Changes of a letter that an earlier visit could not send. */
export async function loadUnsentLetter(ownerId: string, id: string): Promise<Unsent<LetterChange> | null> {
  await untilSent(`letter-${id}`);
  return unsentOnDevice(localKey(ownerId, id), readChange);
}

/** The form of a letter not written yet; it stays on this device. */
export async function loadNewLetter(ownerId: string): Promise<LetterDraft | null> {
  return (await unsentOnDevice(localKey(ownerId, 'new'), readLetterDraft))?.content ?? null;
}

export function keepNewLetter(ownerId: string, draft: LetterDraft | null): Promise<void> {
  return keepOnDevice(localKey(ownerId, 'new'), draft && { version: 0, content: draft });
}

interface UseWrittenLetterOptions {
  ownerId: string;
  /** Null while nothing is written. */
  id: string | null;
  version: number;
  /** The words of the letter as they are on the screen. */
  document: () => LetterDocument | null;
  /** Puts a letter that another tab stored onto the screen. */
  onForeign: (letter: Letter) => void;
}

/** Keeps changes of a saved letter over the version they were made on. Changes that wait are sent together. */
export function useWrittenLetter({ ownerId, id, version, document, onForeign }: UseWrittenLetterOptions) {
  const keeper = useKeeper<LetterChange, Letter>({
    name: `letter-${id ?? 'none'}`,
    version,
    send: async (at, { request, ...change }, keepalive) => {
      const title = request?.title.trim();
      const body = { version: at, ...change, ...(request ? { request } : {}), ...(title ? { title } : {}) };
      const letter = await call(saveRoute, { params: { id: id ?? '' }, body, keepalive });
      await queryClient.invalidateQueries({ queryKey: lettersKey });
      return letter;
    },
    keepLocally: (unsent) => keepOnDevice(localKey(ownerId, id ?? 'none'), unsent),
    merge: (earlier, later) => ({ ...earlier, ...later }),
    isSame: (change, theirs) => {
      const ours = change.document ?? document();
      return ours !== null && isSameLetter(ours, theirs.document);
    },
    onForeign,
  });
  const change = (more: LetterChange) => {
    if (id !== null) keeper.change(more);
  };
  return { ...keeper, change };
}
