import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { Application } from '@candor/contracts/application';
import type { CvDocument, LayoutId, Paper } from '@candor/domain/cv';
import {
  contactFields,
  contactFromCv,
  defaultLetterTitle,
  letterMergeChanges,
  mergeLetters,
  openLetterMarks,
  takeLetterMark,
  type LetterDocument,
} from '@candor/domain/letters';
import {
  dropLetterProposal,
  emptyLetterDraft,
  letterOfWords,
  requestOf,
  settleLetterMarks,
  startingCv,
  takeLetterProposal,
  todayOf,
  useGenerateLetter,
  useLetterForm,
  useLetterPages,
  type LetterDraft,
} from '../../features/letters/index.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useUser } from '../../platform/session.tsx';
import { rememberPaper } from '../../platform/paper.ts';
import { toast } from '../../ui/toast.ts';
import { marksOf } from '../editor/marks-of.ts';
import { useDocumentEditor } from '../editor/use-document-editor.ts';
import { useOpenTab } from '../editor/use-open-tab.ts';
import { useMerge } from '../editor/use-merge.ts';
import { partsOfJob } from './letter-for.ts';
import { letterKind, type LetterTypes } from './letter-kind.ts';
import type { LetterStart } from './letter-start.ts';
import type { LetterTab } from './letter-tabs.ts';
import { useDraftReview } from './use-draft-review.ts';

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
  const cv = useRef<CvDocument | undefined>(undefined);
  const [shownCv, setShownCv] = useState<CvDocument | undefined>(undefined);
  const [tab, setTab] = useOpenTab(namedTab, onTab);

  const base = useDocumentEditor<LetterTypes, typeof pages>(letterKind, {
    form,
    start,
    pages,
    documentOfForm: () => letterOfWords(values(), cv.current, todayOf(new Date())),
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
    cv.current = undefined;
    if (id !== null) cv.current = (await queryClient.fetchQuery(startingCv(id)).catch(() => null))?.document;
    setShownCv(cv.current);
    editor.page.show({});
    return cv.current;
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

  const merge = useMerge({
    start: start.stored?.proposal ?? null,
    edited: () => editor.written?.document ?? null,
    changesOf: letterMergeChanges,
    mergeOf: mergeLetters,
    show: (document) => (document ? editor.page.draw(document) : editor.page.show({})),
    take: async (document) => {
      if (!editor.written) return;
      const { id } = editor.written;
      const version = await base.saveAll();
      editor.takeWritten(await takeLetterProposal(id, { version, document }));
      onDone();
      toast(t`Changes made`, t`Your own edits were kept.`, { label: t`Undo`, run: undo });
    },
    drop: async () => {
      if (editor.written) await dropLetterProposal(editor.written.id);
    },
    onSame: () => toast(t`Nothing to change`, t`Your letter already matches your form.`),
  });

  const marks = marksOf<LetterDocument>({
    now: () => {
      const letter = editor.written;
      return letter?.facts ? { document: letter.document, facts: letter.facts } : null;
    },
    open: openLetterMarks,
    take: takeLetterMark,
    put: (document, facts) => {
      if (editor.written) editor.putWords({ ...editor.written, document, facts });
    },
    remember: (facts) => {
      if (editor.written) editor.page.set({ written: { ...editor.written, facts } });
    },
    settle: async (keys, isSettled) => {
      if (editor.written) await settleLetterMarks(editor.written.id, keys, isSettled);
    },
  });

  return {
    ...base,
    marks,
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
    cv: shownCv,
    tab,
    setTab,
    /** Takes a text for the draft of AI Enhancement, as one step. */
    takeAsDraft: (fullText: string) => {
      editor.putForm({ ...structuredClone(values()), fullText, useFullText: true });
      setTab('builder');
    },
    /** Makes the form that of a letter for a job, as one step, and starts it from a CV where one is given. */
    takeJob: async (job: Application, cvId: string | null) => {
      const now = values();
      const cvOfJob = cvId === null || cvId === now.cvId ? cv.current : await loadCv(cvId);
      const { title, ...parts } = partsOfJob(job, now.letterType);
      const form = {
        ...structuredClone(now),
        ...parts,
        cvId: cvId ?? now.cvId,
        ...(editor.written ? {} : { title }),
      };
      editor.putForm(cvOfJob ? { ...form, ...contactFromCv(form, cvOfJob) } : form);
    },
    /** Fills in what the form does not say yet of the job whose advert was pasted into it. */
    fillFromJob: (job: Application) => {
      const now = values();
      const { title, ...parts } = partsOfJob(job, now.letterType);
      const isUntitled = !editor.written && now.title === defaultLetterTitle;
      editor.putForm({
        ...structuredClone(now),
        jobTitle: now.jobTitle || parts.jobTitle,
        companyName: now.companyName || parts.companyName,
        hiringManagerName: now.hiringManagerName || parts.hiringManagerName,
        ...(isUntitled && { title }),
      });
    },
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
