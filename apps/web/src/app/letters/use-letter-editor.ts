import { t } from '@lingui/core/macro';
import type { Application } from '@candor/contracts/application';
import type { LayoutId, Paper } from '@candor/domain/cv';
import { contactFields, contactFromCv, type LetterDocument } from '@candor/domain/letters';
import {
  emptyLetterDraft,
  letterOfWords,
  requestOf,
  todayOf,
  useGenerateLetter,
  useLetterForm,
  useLetterPages,
  type LetterDraft,
} from '../../features/letters/index.ts';
import { useUser } from '../../platform/session.tsx';
import { rememberPaper } from '../../platform/paper.ts';
import { toast } from '../../ui/toast.ts';
import { useDocumentEditor } from '../editor/use-document-editor.ts';
import { useOpenTab } from '../editor/use-open-tab.ts';
import { formFilledFromJob, formOfJob } from './form-of-job.ts';
import { letterKind, type LetterTypes } from './letter-kind.ts';
import { letterMarks } from './letter-marks.ts';
import type { LetterStart } from './letter-start.ts';
import type { LetterTab } from './letter-tabs.ts';
import { useDraftReview } from './use-draft-review.ts';
import { useLetterMerge } from './use-letter-merge.ts';
import { useStartingCv } from './use-starting-cv.ts';

export interface LetterEditorOptions {
  start: LetterStart;
  /** The tab that the address names. */
  namedTab: LetterTab;
  /** Another tab was opened: the address names it. */
  onTab: (tab: LetterTab) => void;
  onWritten: (id: string) => void;
}

interface LetterEditorParts extends LetterEditorOptions {
  /** The letter is there to be read. */
  onDone: () => void;
}

export type LetterEditor = ReturnType<typeof useLetterEditor>;

/** One letter under work: what every document has in the editor, and the CV it starts from and the review of a draft. */
export function useLetterEditor({ start, namedTab, onTab, onWritten, onDone }: LetterEditorParts) {
  const user = useUser();
  const form = useLetterForm(start.form);
  const pages = useLetterPages();
  const values = () => form.getValues();
  const cv = useStartingCv();
  const [tab, setTab] = useOpenTab(namedTab, onTab);

  const base = useDocumentEditor<LetterTypes, typeof pages>(letterKind, {
    form,
    start,
    pages,
    documentOfForm: () => letterOfWords(values(), cv.current(), todayOf(new Date())),
    draw: (document, { layout: template, paper }) => pages.ask({ document, template, paper }),
    // A review would put the words of before over these.
    onStored: () => draftReview.end(),
    review: { isOpen: (): boolean => merge.isOpen(), follow: ({ proposal }) => merge.follow(proposal) },
    onOpen: () => void loadCv(start.form.cvId).then(merge.showAgain),
  });
  const { editor } = base;

  const putDocument = (document: LetterDocument, field?: string) => {
    if (editor.written) editor.putWords({ ...editor.written, document }, field);
  };
  const draftReview = useDraftReview({
    ownerId: start.ownerId,
    start: start.review,
    now: () => editor.written,
    put: (document) => putDocument(document, 'review'),
  });
  const undo = () => {
    editor.undo();
    draftReview.end();
  };

  const loadCv = async (id: string | null) => {
    const document = await cv.load(id);
    editor.page.show({});
    return document;
  };

  const generation = useGenerateLetter({
    onPartial: editor.page.draw,
    onStopped: () => editor.page.show({}),
    renew: base.renew,
    onStale: base.follow,
    onWritten: ({ id, document, facts, version, proposal }, body) => {
      if (proposal) {
        editor.page.show({});
        merge.begin(proposal);
        return;
      }
      const written = { id, document, facts };
      if (editor.written) editor.takeOver(written, version);
      else {
        editor.takeNew(written, version);
        onWritten(id);
      }
      if (body.useFullText) {
        void draftReview.begin(requestOf(values()), document);
        return;
      }
      draftReview.end();
      onDone();
      toast(t`Letter generated`, t`It’s in your own words. See what’s left to finish.`);
    },
  });

  const merge = useLetterMerge({ editor, start, saveAll: base.saveAll, undo, onTaken: onDone });

  return {
    ...base,
    marks: letterMarks(editor),
    undo,
    redo: () => {
      editor.redo();
      draftReview.end();
    },
    generation: { ...generation, retry: () => base.generate(generation.retry) },
    /** @param applicationId the saved job that it is for */
    generate: ({ cvId, ...body }: LetterDraft, applicationId: string | null) =>
      base.generate((replaces) =>
        generation.generate({
          ...body,
          ...(cvId ? { cvId } : {}),
          ...(applicationId !== null && { applicationId }),
          ...(replaces && { replaces: { ...replaces, isProposal: !body.useFullText } }),
        }),
      ),
    draftReview,
    merge,
    /** The CV the letter starts from, once it is loaded. */
    cv: cv.shown,
    tab,
    setTab,
    /** Takes a text for the draft of AI Enhancement, as one step. */
    takeAsDraft: (fullText: string) => {
      editor.putForm({ ...structuredClone(values()), fullText, useFullText: true });
      setTab('builder');
    },
    /** Makes the form that of a letter for a job, as one step, and starts it from a CV where one is given. */
    takeJob: async (job: Application, cvId: string | null) => {
      const typed = values();
      const chosen = cvId ?? typed.cvId;
      const document = chosen === typed.cvId ? cv.current() : await loadCv(chosen);
      editor.putForm(formOfJob(typed, job, { cv: document, cvId: chosen, isWritten: !!editor.written }));
    },
    /** Fills in what the form does not say yet of the job whose advert was pasted into it. */
    fillFromJob: (job: Application) => editor.putForm(formFilledFromJob(values(), job, !!editor.written)),
    clear: () => base.putEmptyForm({ ...emptyLetterDraft(user), template: values().template }),
    /** Starts from a CV: who writes is as it says. */
    chooseCv: async (id: string | null) => {
      form.setValue('cvId', id);
      const chosen = await loadCv(id);
      if (!chosen) return;
      const contact = contactFromCv(values(), chosen);
      for (const field of contactFields)
        if (values()[field] !== contact[field]) form.setValue(field, contact[field]);
    },
    rename: (title: string) => form.setValue('title', title),
    setLayout: (layout: LayoutId) => form.setValue('template', layout),
    setPaper: (paper: Paper) => {
      rememberPaper(paper);
      editor.page.show({ paper });
    },
    putDocument,
    /** The id of the saved letter once all its changes are saved; null while nothing is written. */
    saved: async () => {
      await base.saveAll();
      return editor.written?.id ?? null;
    },
  };
}
