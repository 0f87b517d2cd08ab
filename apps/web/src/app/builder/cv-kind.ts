import type { Cv } from '@candor/contracts/cv';
import {
  documentFromRequest,
  draftFromDocument,
  followForm,
  fromText,
  isSameCvText,
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
  text: string;
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
  writtenOf: ({ id, title, generatedCv: text, facts }) => ({ id, title, text, facts }),
  over: (stored, { text = stored.generatedCv, ...look }) => ({ ...stored, ...look, generatedCv: text }),
  documentOf: ({ text }) => fromText(text),
  isSameWords: (one, other) => one.text === other.text && one.title === other.title,
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
    return { ...written, text: toText(followForm(fromText(written.text), said, says)) };
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
  contentOfWords: ({ text, title }) => ({ text, title }),
  contentOfStored: ({ generatedCv: text, title, template, layoutRelease, isBrandFree, design }) => ({
    text,
    title,
    template,
    layoutRelease,
    isBrandFree,
    design,
  }),
  isSame: ({ text }, shown, stored) => isSameCvText(text ?? shown?.text ?? '', stored.generatedCv),
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
  textOfWritten: ({ text }) => text,
};
