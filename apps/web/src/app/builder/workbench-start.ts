import type { User } from '@candor/contracts/account';
import type { Cv } from '@candor/contracts/cv';
import { draftFor, draftFromDocument, layoutOf, newestRelease, type CvDraft } from '@candor/domain/cv';
import {
  getCv,
  loadDraft,
  loadUnsentChange,
  type Unsent,
  type WrittenChange,
} from '../../features/cv-form/index.ts';
import { call } from '../../platform/call.ts';
import { releaseIn } from './looks.ts';
import type { WrittenCv } from './use-shown-page.ts';

/** What the bench of a CV begins with. */
export interface WorkbenchStart {
  ownerId: string;
  cv: Cv | null;
  draftVersion: number;
  form: CvDraft;
  /** The release of the form's layout. */
  release: number;
  /** Whether the form comes from this device because it could not be sent before. */
  hasUnsentForm: boolean;
  /** Changes of the written CV that could not be sent before. */
  unsentChange: Unsent<WrittenChange> | null;
}

export interface UseWorkbenchOptions {
  start: WorkbenchStart;
  wantsSample: boolean;
  /** The sample was put in or offered: the address need not ask for it again. */
  onSampleSeen: () => void;
  onWritten: (id: string) => void;
}

/** The CV of an id with what this device still has of it, or the form of the one not yet written. */
export async function startOfCv(user: User, id: string | null): Promise<WorkbenchStart> {
  const ownerId = user.id;
  const unsentChange = id === null ? null : await loadUnsentChange(ownerId, id);
  const cv = id === null ? null : await call(getCv, { params: { id } });
  const { version, form: kept, unsent } = await loadDraft({ ownerId, draftKey: id ?? 'new' });
  const stored =
    kept ??
    cv?.request ??
    (cv ? draftFromDocument(cv.document, cv.template, cv.isBrandFree) : draftFor(user));
  // The layout may have been changed where there is no form: in the overlay of the dashboard, or by the text.
  const { template = cv?.template, design = cv?.design, layoutRelease } = unsentChange?.content ?? {};
  const form = { ...(unsent?.content ?? stored), ...(template && { template }), ...(design && { design }) };
  const layout = layoutOf(form.template);
  const pinned = cv && releaseIn(layout, { layout: layoutOf(cv.template), release: cv.layoutRelease });
  return {
    ownerId,
    cv,
    draftVersion: unsent?.version ?? version,
    form,
    release: layoutRelease ?? pinned ?? newestRelease(layout),
    hasUnsentForm: unsent !== null,
    unsentChange,
  };
}

export function writtenOf(cv: Cv): WrittenCv {
  return { id: cv.id, title: cv.title, text: cv.generatedCv, facts: cv.facts };
}

/** What was written, with the text as this device last had it. */
export function firstWritten({ cv, unsentChange }: WorkbenchStart): WrittenCv | null {
  const text = unsentChange?.content.text;
  return cv && { ...writtenOf(cv), ...(text ? { text } : {}) };
}
