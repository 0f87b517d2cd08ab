import type { Letter } from '@candor/contracts/letters';
import type { LetterEndpoints } from '@candor/contracts/letter-endpoints';
import type { LayoutId } from '@candor/domain/cv';
import { letterDocumentSchema, type LetterDocument, type LetterRequest } from '@candor/domain/letters';
import { call } from '../../platform/call.ts';
import { loadDraft, saveOverGone } from '../../platform/autosave/drafts.ts';
import { keepOnDevice, unsentOnDevice, type Unsent } from '../../platform/autosave/keep-on-device.ts';
import { untilSent } from '../../platform/autosave/open-autosave.ts';
import { queryClient } from '../../platform/query-client.ts';
import { route } from '../../platform/route.ts';
import { lettersKey, saveRoute } from './api.ts';
import { readLetterDraft, requestOf, type LetterDraft } from './letter-draft.ts';

const getDraft = route<LetterEndpoints['getDraft']>('GET', '/api/letter-drafts/new');
const saveDraft = route<LetterEndpoints['saveDraft']>('PUT', '/api/letter-drafts/new');
const deleteDraft = route<LetterEndpoints['deleteDraft']>('DELETE', '/api/letter-drafts/new');

/** What of a saved letter a person changes: its words, its form, its look. */
export interface LetterContent {
  document?: LetterDocument;
  request?: LetterRequest;
  template?: LayoutId;
  cvId?: string | null;
}

function readContent(content: unknown): LetterContent | null {
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
export async function loadUnsentLetter(ownerId: string, id: string): Promise<Unsent<LetterContent> | null> {
  await untilSent(`letter-${id}`);
  return unsentOnDevice(`${ownerId}:letter:${id}`, readContent);
}

export async function saveLetterContent(
  id: string,
  version: number,
  { request, ...content }: LetterContent,
  keepalive: boolean,
): Promise<Letter> {
  const title = request?.title.trim();
  const body = { version, ...content, ...(request ? { request } : {}), ...(title ? { title } : {}) };
  const letter = await call(saveRoute, { params: { id }, body, keepalive });
  await queryClient.invalidateQueries({ queryKey: lettersKey });
  return letter;
}

/** The key under which this device stores the form of a letter not written yet. */
export const letterDraftDeviceKey = 'letter:new';

interface StoredLetterDraft {
  version: number;
  form: LetterDraft | null;
}

function read({ version, form }: { version: number; form: unknown }): StoredLetterDraft {
  return { version, form: readLetterDraft(form) };
}

/** The form of a letter not written yet as the server stores it. */
export async function getLetterDraftForm(): Promise<StoredLetterDraft> {
  return read(await call(getDraft, {}));
}

/** The form of a letter not written yet as it is stored, and what of it is only on this device. */
export function loadLetterDraft(ownerId: string) {
  return loadDraft<LetterDraft>({
    // same in every language
    name: 'letter-draft-new',
    deviceKey: `${ownerId}:${letterDraftDeviceKey}`,
    read: readLetterDraft,
    get: getLetterDraftForm,
  });
}

export async function saveLetterDraftForm(
  version: number,
  form: LetterDraft,
  keepalive: boolean,
): Promise<StoredLetterDraft> {
  return read(
    await saveOverGone(version, (at) => call(saveDraft, { body: { version: at, form }, keepalive })),
  );
}

/** Throws a kept form away, on the server and on this device. */
export async function forgetLetterDraft(ownerId: string): Promise<void> {
  await keepOnDevice(`${ownerId}:${letterDraftDeviceKey}`, null);
  await call(deleteDraft, {}).catch(() => undefined);
}
