import type { ProfileDraft } from '@candor/contracts/profile-cv';
import { documentFromRequest, isSameDocument, type CvDocument } from '@candor/domain/cv';
import { clearDraft, draftAt, type DraftOf } from '../documents/index.ts';
import type { Context } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';

/** A person has one profile, and so one unsaved form of it. */
const draftOf = (userId: string): DraftOf => ({ userId, kind: 'profile', key: 'new' });

export const profileDraft = ({ owner }: Pick<Context, 'owner'>): DraftOf => draftOf(owner.id);

/** A draft that says what is saved by now is done with; another one stays. */
export async function clearSavedDraft(store: Store, userId: string, saved: CvDocument): Promise<void> {
  const draft = await draftAt<NonNullable<ProfileDraft['form']>>(store, draftOf(userId));
  if (draft && isSameDocument(documentFromRequest(draft.form), saved))
    await clearDraft(store, draftOf(userId));
}
