import { t } from '@lingui/core/macro';
import type { Cv } from '@candor/contracts/cv';
import {
  documentFromRequest,
  emptyDraft,
  formOver,
  isSameDocument,
  isSameDraft,
  layoutOf,
  mergeDocuments,
  toText,
  type CvDocument,
  type CvDraft,
} from '@candor/domain/cv';
import { carryCvFacts, type FactsReport } from '@candor/domain/writing';
import {
  draftDeviceKey,
  forgetCvDraft,
  getCvDraft,
  getCv,
  saveCvContent,
  saveCvDraft,
  type CvContent,
} from '../../features/cv/index.ts';
import { call } from '../../platform/call.ts';
import { isSameValue } from '../../platform/autosave/merge-fields.ts';
import { paperFor } from '../../platform/paper.ts';
import type { EditorKind } from '../editor/kind.ts';
import { saysTheSame } from './appearance.ts';

/** A written CV as it is on the screen. */
export interface WrittenCv {
  id: string;
  title: string;
  document: CvDocument;
  facts: FactsReport | null;
}

export interface CvTypes {
  form: CvDraft;
  written: WrittenCv;
  stored: Cv;
  content: CvContent;
  document: CvDocument;
}

/** The written CV with another document: lines that were edited keep what was typed for them. */
export const withDocument = (written: WrittenCv, document: CvDocument): WrittenCv => ({
  ...written,
  document,
  facts: written.facts && carryCvFacts(written.facts, written.document, document),
});

/** A stored CV as its form has it, over what is typed. */
const formOfCv = (typed: CvDraft, { document, targetRole, template, isBrandFree, design }: Cv): CvDraft => ({
  ...formOver(typed, document),
  targetRole,
  template: layoutOf(template),
  isBrandFree,
  design,
});

/** A CV in the editor: form and page are one document. Before it is written its form is a draft. */
export const cvKind: EditorKind<CvTypes> = {
  kind: 'cv',
  label: t`CV`,
  saved: {
    document: t`Your CV and its form are saved.`,
    form: t`Your form is saved. Generate to add the CV to My Documents.`,
  },
  isSavedByHand: false,
  layoutOf: ({ template }) => layoutOf(template),
  paperOf: ({ design, personalInfo }) => design.paper ?? paperFor(personalInfo),
  releaseOf: ({ layoutRelease }) => layoutRelease,
  saysTheSame,
  writtenOf: ({ id, title, document, facts }) => ({ id, title, document, facts }),
  over: (stored, ours) => ({ ...stored, ...ours }),
  documentOf: ({ document }) => document,
  isSameWords: (one, other) => one.title === other.title && isSameValue(one.document, other.document),
  formOver: formOfCv,
  formOf: (stored) => formOfCv(emptyDraft(), stored),
  followForm: (written, before, after) => {
    const [base, next] = [documentFromRequest(before), documentFromRequest(after)];
    if (isSameValue(base, next)) return written;
    const edited = written.document;
    // What no form can hold (a date, a doubled skill) stays: only what was typed changes.
    const document = isSameValue(base, edited)
      ? next
      : mergeDocuments({ base, edited, next }, () => true, { joinsAlike: false });
    return withDocument(written, document);
  },
  followPage: (form, { document }) => formOver(form, document),
  contentOfForm: ({ form: before, release: releaseBefore }, { form, release }) => {
    const content: CvContent = {
      ...(form.template !== before.template && { template: form.template }),
      ...((form.template !== before.template || release !== releaseBefore) && { layoutRelease: release }),
      ...(form.isBrandFree !== before.isBrandFree && { isBrandFree: form.isBrandFree }),
      ...(!isSameValue(form.design, before.design) && { design: form.design }),
      ...(form.targetRole !== before.targetRole && { targetRole: form.targetRole }),
    };
    return Object.keys(content).length === 0 ? null : content;
  },
  contentOfWords: ({ document, title }) => ({ document, title }),
  contentOfStored: ({ document, title, targetRole, template, layoutRelease, isBrandFree, design }) => ({
    document,
    title,
    targetRole,
    template,
    layoutRelease,
    isBrandFree,
    design,
  }),
  isSame: ({ document }, shown, stored) => {
    const ours = document ?? shown?.document;
    return ours !== undefined && isSameDocument(ours, stored.document);
  },
  get: (id) => call(getCv, { params: { id } }),
  save: saveCvContent,
  draft: {
    deviceKey: draftDeviceKey,
    get: getCvDraft,
    save: saveCvDraft,
    isSame: isSameDraft,
    forget: forgetCvDraft,
  },
  textOfForm: (form) => toText(documentFromRequest(form)),
  textOfWritten: ({ document }) => toText(document),
};
