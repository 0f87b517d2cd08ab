import type { Cv } from '@candor/contracts/cv';
import {
  documentFromRequest,
  draftFromDocument,
  followForm,
  isSameDocument,
  isSameDraft,
  layoutOf,
  toText,
  type CvDocument,
  type CvDraft,
} from '@candor/domain/cv';
import type { FactsReport } from '@candor/domain/writing';
import {
  draftDeviceKey,
  forgetCvDraft,
  getCvDraft,
  getCv,
  saveCvContent,
  saveCvDraft,
  type CvContent,
} from '../../features/cv-form/index.ts';
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

/** A CV in the editor. Its form is a draft beside it until it is generated again; its look is its own at once. */
export const cvKind: EditorKind<CvTypes> = {
  kind: 'cv',
  label: 'CV',
  isSavedByHand: false,
  layoutOf: ({ template }) => layoutOf(template),
  paperOf: ({ design, personalInfo }) => design.paper ?? paperFor(personalInfo),
  releaseOf: ({ layoutRelease }) => layoutRelease,
  saysTheSame,
  writtenOf: ({ id, title, document, facts }) => ({ id, title, document, facts }),
  over: (stored, ours) => ({ ...stored, ...ours }),
  documentOf: ({ document }) => document,
  isSameWords: (one, other) => one.title === other.title && isSameValue(one.document, other.document),
  formOver: (typed, { template, isBrandFree, design }) => ({
    ...typed,
    template: layoutOf(template),
    isBrandFree,
    design,
  }),
  formOf: ({ request, document, template, isBrandFree, design }) => ({
    ...(request ?? draftFromDocument(document, template, isBrandFree)),
    template: layoutOf(template),
    isBrandFree,
    design,
  }),
  followForm: (written, before, after) => {
    const [said, says] = [documentFromRequest(before), documentFromRequest(after)];
    return { ...written, document: followForm(written.document, said, says) };
  },
  contentOfForm: ({ form: before, release: releaseBefore }, { form, release }) => {
    const content: CvContent = {
      ...(form.template !== before.template && { template: form.template }),
      ...((form.template !== before.template || release !== releaseBefore) && { layoutRelease: release }),
      ...(form.isBrandFree !== before.isBrandFree && { isBrandFree: form.isBrandFree }),
      ...(!isSameValue(form.design, before.design) && { design: form.design }),
    };
    return Object.keys(content).length === 0 ? null : content;
  },
  contentOfWords: ({ document, title }) => ({ document, title }),
  contentOfStored: ({ document, title, template, layoutRelease, isBrandFree, design }) => ({
    document,
    title,
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
    isBesideDocument: true,
    deviceKey: draftDeviceKey,
    get: getCvDraft,
    save: saveCvDraft,
    isSame: isSameDraft,
    forget: forgetCvDraft,
  },
  textOfForm: (form) => toText(documentFromRequest(form)),
  textOfWritten: ({ document }) => toText(document),
};
