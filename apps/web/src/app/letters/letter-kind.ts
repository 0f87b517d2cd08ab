import { t } from '@lingui/core/macro';
import type { Letter } from '@candor/contracts/letters';
import { layoutOf } from '@candor/domain/cv';
import {
  isSameLetter,
  letterHead,
  letterToText,
  mergeLetters,
  type LetterDocument,
} from '@candor/domain/letters';
import { paperOf } from '@candor/domain/locale';
import type { FactsReport } from '@candor/domain/writing';
import {
  forgetLetterDraft,
  getLetter,
  getLetterDraftForm,
  letterDraftDeviceKey,
  requestOf,
  saveLetterContent,
  saveLetterDraftForm,
  wordsOfForm,
  type LetterContent,
  type LetterDraft,
} from '../../features/letters/index.ts';
import { isSameValue } from '../../platform/autosave/merge-fields.ts';
import { home } from '../../platform/locale.ts';
import { chosenPaper } from '../../platform/paper.ts';
import type { EditorKind } from '../editor/kind.ts';

/** A written letter as it is on the screen. */
export interface WrittenLetter {
  id: string;
  document: LetterDocument;
  facts: FactsReport | null;
}

export interface LetterTypes {
  form: LetterDraft;
  written: WrittenLetter;
  stored: Letter;
  content: LetterContent;
  document: LetterDocument;
}

const formOf = ({ request, template, cvId }: Letter): LetterDraft => ({ ...request, template, cvId });

const headOf = (form: LetterDraft) => letterHead(requestOf(form), { today: '', home: home() });

const contentOf = (form: LetterDraft): LetterContent => ({
  request: requestOf(form),
  template: form.template,
  cvId: form.cvId,
});

/** A letter in the editor. Once it is written its form is saved with it; a draft of its own it has only before. */
export const letterKind: EditorKind<LetterTypes> = {
  kind: 'letter',
  label: t`letter`,
  saved: {
    document: t`Your letter and its form are saved.`,
    form: t`Your form is saved. Generate to add the letter to My Documents.`,
  },
  isSavedByHand: false,
  layoutOf: ({ template }) => layoutOf(template),
  // Nobody has chosen: the paper of the letter's country.
  paperOf: (form) => chosenPaper() ?? paperOf(headOf(form).country),
  // A letter is drawn in the newest release of its layout.
  releaseOf: () => 1,
  saysTheSame: (one, { template, title, ...other }) =>
    isSameValue({ ...one, template, title }, { ...other, template, title }),
  writtenOf: ({ id, document, facts }) => ({ id, document, facts }),
  over: (stored, ours) => ({ ...stored, ...ours }),
  documentOf: ({ document }) => document,
  isSameWords: (one, other) => isSameValue(one.document, other.document),
  formOver: (_typed, stored) => formOf(stored),
  formOf,
  // The head is as the form says it; what its other fields give is known once it is written again.
  followForm: (written, before, after) => {
    const { paragraphs } = written.document;
    const [base, next] = [before, after].map((form) => ({ ...headOf(form), paragraphs }));
    if (!base || !next || isSameValue(base, next)) return written;
    return { ...written, document: mergeLetters({ base, edited: written.document, next }) };
  },
  // What a letter is written from is not what it says.
  followPage: (form) => form,
  contentOfForm: ({ form: before }, { form }) => (isSameValue(before, form) ? null : contentOf(form)),
  contentOfWords: ({ document }) => ({ document }),
  contentOfStored: (stored) => ({ document: stored.document, ...contentOf(formOf(stored)) }),
  isSame: ({ document }, shown, stored) => {
    const ours = document ?? shown?.document;
    return ours !== undefined && isSameLetter(ours, stored.document);
  },
  get: getLetter,
  save: saveLetterContent,
  draft: {
    deviceKey: letterDraftDeviceKey,
    get: getLetterDraftForm,
    save: saveLetterDraftForm,
    isSame: isSameValue,
    forget: forgetLetterDraft,
  },
  textOfForm: wordsOfForm,
  textOfWritten: ({ document }) => letterToText(document),
};
