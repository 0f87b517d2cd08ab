import type { User } from '@candor/contracts/account';
import { draftFor, layoutOf, newestRelease, type CvDraft } from '@candor/domain/cv';
import { getCv, loadCvDraft, loadUnsentCv } from '../../features/cv/index.ts';
import { askAhead } from '../../platform/ask-ahead.ts';
import { call } from '../../platform/call.ts';
import type { EditorStart } from '../editor/kind.ts';
import { releaseIn } from '../editor/release-in.ts';
import { cvKind, type CvTypes } from './cv-kind.ts';

/** The form of a CV not yet begun, as the person has set that they begin. */
function newDraft(user: User): CvDraft {
  const draft = draftFor(user);
  const { language, dateForm } = user.preferences;
  return { ...draft, design: { ...draft.design, language, dateForm } };
}

/** The CV as the server has it. */
export const storedCv = askAhead((id) => call(getCv, { params: { id } }));

export type CvStart = EditorStart<CvTypes>;

/** The CV of an id with what this device still has of it, or the form of the one not yet written. */
export async function startOfCv(user: User, id: string | null): Promise<CvStart> {
  const ownerId = user.id;
  if (id === null) {
    const { version, form: saved, unsent } = await loadCvDraft(ownerId);
    const draft = { version, form: saved ?? newDraft(user) };
    const form = unsent?.content ?? draft.form;
    const release = newestRelease(layoutOf(form.template));
    return { ownerId, stored: null, draft, unsentForm: unsent, unsentContent: null, form, release };
  }
  const unsentContent = await loadUnsentCv(ownerId, id);
  const stored = await storedCv.take(id);
  const form = cvKind.formOf(cvKind.over(stored, unsentContent?.content ?? {}));
  const layout = layoutOf(form.template);
  const pinned = releaseIn(layout, { layout: layoutOf(stored.template), release: stored.layoutRelease });
  return {
    ownerId,
    stored,
    draft: { version: 0, form },
    unsentForm: null,
    unsentContent,
    form,
    release: unsentContent?.content.layoutRelease ?? pinned,
  };
}
