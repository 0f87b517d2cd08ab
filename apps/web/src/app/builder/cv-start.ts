import type { User } from '@candor/contracts/account';
import { draftFor, draftFromDocument, layoutOf, newestRelease, type CvDraft } from '@candor/domain/cv';
import { getCv, loadCvDraft, loadUnsentCv } from '../../features/cv-form/index.ts';
import { call } from '../../platform/call.ts';
import type { EditorStart } from '../editor/kind.ts';
import { releaseIn } from '../editor/release-in.ts';
import type { CvTypes } from './cv-kind.ts';

/** The form of a CV not yet begun, as the person has set that they begin. */
function newDraft(user: User): CvDraft {
  const draft = draftFor(user);
  const { language, dateForm } = user.preferences;
  return { ...draft, design: { ...draft.design, language, dateForm } };
}

export type CvStart = EditorStart<CvTypes>;

/** The CV of an id with what this device still has of it, or the form of the one not yet written. */
export async function startOfCv(user: User, id: string | null): Promise<CvStart> {
  const ownerId = user.id;
  const unsentContent = id === null ? null : await loadUnsentCv(ownerId, id);
  const stored = id === null ? null : await call(getCv, { params: { id } });
  const { version, form: saved, unsent } = await loadCvDraft(ownerId, id ?? 'new');
  const form =
    saved ??
    stored?.request ??
    (stored ? draftFromDocument(stored.document, stored.template, stored.isBrandFree) : newDraft(user));
  // The layout may have been changed where there is no form: in the overlay of the dashboard, or by the text.
  const {
    template = stored?.template,
    design = stored?.design,
    layoutRelease,
  } = unsentContent?.content ?? {};
  const shown = { ...(unsent?.content ?? form), ...(template && { template }), ...(design && { design }) };
  const layout = layoutOf(shown.template);
  const pinned =
    stored && releaseIn(layout, { layout: layoutOf(stored.template), release: stored.layoutRelease });
  return {
    ownerId,
    stored,
    draft: { version, form },
    unsentForm: unsent,
    unsentContent,
    form: shown,
    release: layoutRelease ?? pinned ?? newestRelease(layout),
  };
}
