import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Letter } from '@candor/contracts/letters';
import type { CvDocument, LayoutId } from '@candor/domain/cv';
import {
  contactFields,
  contactFromCv,
  letterMergeChanges,
  mergeLetters,
  type LetterDocument,
} from '@candor/domain/letters';
import {
  dropLetterProposal,
  emptyLetterDraft,
  getLetter,
  keepNewLetter,
  requestOf,
  startingCv,
  takeLetterProposal,
  useGenerateLetter,
  useLetterForm,
  useWrittenLetter,
  type LetterDraft,
} from '../../features/letters/index.ts';
import { History } from '../../platform/history.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useUser } from '../../platform/session.tsx';
import { toast } from '../../ui/toast.ts';
import { draftOf, firstWritten, type LetterStart } from './letter-start.ts';
import { useMerge } from '../editor/use-merge.ts';
import { useDraftReview } from './use-draft-review.ts';
import { useShownLetter, type WrittenLetter } from './use-shown-letter.ts';

export interface UseLetterBenchOptions {
  start: LetterStart;
  onWritten: (id: string) => void;
}

export type LetterBench = ReturnType<typeof useLetterBench>;

/** One state of the work, to go back to. */
interface Step {
  form: LetterDraft;
  document: LetterDocument | null;
}

/** One letter under work: its form, what was written from it, its pages, the steps back, and where all is kept. */
export function useLetterBench({ start, onWritten }: UseLetterBenchOptions) {
  const user = useUser();
  const { ownerId } = start;
  const form = useLetterForm(start.form);
  const values = useCallback(() => form.getValues(), [form]);
  const cv = useRef<CvDocument | undefined>(undefined);
  const [shownCv, setShownCv] = useState<CvDocument | undefined>(undefined);
  const [tab, setTab] = useState('builder');
  const page = useShownLetter({
    written: firstWritten(start),
    values,
    cv: useCallback(() => cv.current, []),
  });
  const [letterAt, setLetterAt] = useState({
    id: start.letter?.id ?? null,
    version: start.unsent?.version ?? start.letter?.version ?? 0,
  });
  const [, setStepCount] = useState(0);
  const history = useRef<History<Step> | null>(null);
  history.current ??= new History<Step>({
    form: structuredClone(start.form),
    document: page.written?.document ?? null,
  });
  const steps = history.current;
  const known = useRef(JSON.stringify(start.form));
  const kept = useWrittenLetter({
    ownerId,
    ...letterAt,
    document: () => page.now().written?.document ?? null,
    onForeign: (letter) => putLetter(letter),
  });

  const present = (): Step => ({
    form: structuredClone(values()),
    document: page.now().written?.document ?? null,
  });
  const noteStep = (field?: string) => {
    steps.note(present(), field, performance.now());
    setStepCount((count) => count + 1);
  };

  /** Keeps the form: with its letter, or on this device while there is none. */
  const keepForm = () => {
    const draft = structuredClone(values());
    if (page.now().written)
      kept.change({ request: requestOf(draft), template: draft.template, cvId: draft.cvId });
    else void keepNewLetter(ownerId, draft);
  };

  /** Puts a whole form onto the screen. */
  const resetForm = (next: LetterDraft) => {
    known.current = JSON.stringify(next);
    form.reset(structuredClone(next));
  };
  const putForm = (next: LetterDraft) => {
    resetForm(next);
    noteStep();
    keepForm();
    page.show({ source: 'words' });
  };

  /** Puts a letter as it is stored onto the screen, as one step. */
  const putLetter = (letter: Letter) => {
    resetForm(draftOf(letter));
    const { id, document, facts } = letter;
    page.show({ written: { id, document, facts }, source: 'written' });
    // It would put the words of before over these.
    draftReview.end();
    noteStep();
  };

  const takeChange = useRef<(name: string | undefined) => void>(() => undefined);
  takeChange.current = (name) => {
    const json = JSON.stringify(values());
    if (json === known.current) return;
    known.current = json;
    noteStep(name);
    keepForm();
    // The look of the page and the name of the letter say nothing that the page shows.
    page.show(name === 'template' || name === 'title' ? {} : { source: 'words' });
  };
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => takeChange.current(name) }),
    [form],
  );

  const loadCv = async (id: string | null) => {
    cv.current = undefined;
    if (id !== null) cv.current = (await queryClient.fetchQuery(startingCv(id)).catch(() => null))?.document;
    setShownCv(cv.current);
    page.show({});
    return cv.current;
  };
  /** Shows the letter as it is stored, after it was changed elsewhere. */
  const takeStored = async () => {
    const { written } = page.now();
    const stored = written && (await getLetter(written.id).catch(() => null));
    if (!stored) return;
    kept.moveTo(stored.version);
    putLetter(stored);
  };

  /** Changes the words of the written letter, by hand or by a tool. */
  const putDocument = (document: LetterDocument, field?: string) => {
    const { written } = page.now();
    if (!written) return;
    kept.change({ document });
    page.show({ written: { ...written, document }, source: 'written' });
    noteStep(field);
  };

  /** Takes a new letter under its own name: from now on it is kept on the server. */
  const takeNew = (written: WrittenLetter, version: number) => {
    page.show({ written, source: 'written' });
    setLetterAt({ id: written.id, version });
    void keepNewLetter(ownerId, null);
    // There is no way back to before it: it is on the server now.
    steps.amend(present());
    onWritten(written.id);
  };

  const generation = useGenerateLetter({
    onStale: () => void takeStored(),
    onWritten: ({ id, document, facts, version, proposal }, body) => {
      const before = page.now().written;
      if (proposal) {
        page.show({ source: 'written' });
        merge.begin(proposal);
        return;
      }
      if (before) {
        kept.moveTo(version);
        page.show({ written: { id, document, facts }, source: 'written' });
        noteStep();
      } else takeNew({ id, document, facts }, version);
      if (!body.useFullText) {
        draftReview.end();
        toast('Letter generated', 'Every sentence is based on what you typed and on your CV.');
        return;
      }
      void draftReview.begin(requestOf(values()), document);
    },
  });

  const merge = useMerge({
    start: start.letter?.proposal ?? null,
    edited: () => page.now().written?.document ?? null,
    changesOf: letterMergeChanges,
    mergeOf: mergeLetters,
    show: (document) => (document ? page.draw(document) : page.show({ source: 'written' })),
    take: async (document) => {
      const { written } = page.now();
      if (!written) return;
      await kept.flush();
      const letter = await takeLetterProposal(written.id, { version: kept.version(), document });
      kept.moveTo(letter.version);
      putLetter(letter);
      toast('Changes made', 'Your own edits were kept.', {
        label: 'Undo',
        run: () => step(steps.undo()),
      });
    },
    drop: async () => {
      const { written } = page.now();
      if (written) await dropLetterProposal(written.id);
    },
    onSame: () => toast('Nothing to change', 'Your letter already matches your form.'),
  });

  const begin = useEffectEvent(() => {
    void loadCv(start.form.cvId).then(merge.showAgain);
    if (start.unsent) kept.change(start.unsent.content);
  });
  const redraw = useEffectEvent(() => page.show({}));
  useEffect(() => {
    begin();
    const onOnline = () => redraw();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  const draftReview = useDraftReview({
    ownerId,
    start: start.review,
    now: () => page.now().written,
    put: (document) => putDocument(document, 'review'),
  });

  const step = (to: Step | undefined) => {
    if (!to) return;
    const { written } = page.now();
    const isSameForm = JSON.stringify(to.form) === JSON.stringify(values());
    if (!isSameForm) {
      resetForm(to.form);
      keepForm();
    }
    if (to.document && written && to.document !== written.document) {
      kept.change({ document: to.document });
      page.show({ written: { ...written, document: to.document }, source: 'written' });
    } else page.show(isSameForm ? {} : { source: 'words' });
    draftReview.end();
    setStepCount((count) => count + 1);
  };

  return {
    form,
    keepState: kept.state,
    page,
    generation,
    draftReview,
    merge,
    canUndo: steps.canUndo,
    canRedo: steps.canRedo,
    undo: () => step(steps.undo()),
    redo: () => step(steps.redo()),
    /** The CV the letter starts from, once it is loaded. */
    cv: shownCv,
    tab,
    setTab,
    /** Takes a text for the draft of AI Enhancement, as one step. */
    takeAsDraft: (fullText: string) => {
      putForm({ ...structuredClone(values()), fullText, useFullText: true });
      setTab('builder');
    },
    clear: () => {
      putForm({ ...emptyLetterDraft(user), template: values().template });
      toast('Form cleared', undefined, { label: 'Undo', run: () => step(steps.undo()) });
    },
    /** Starts from a CV: who writes is as it says. */
    chooseCv: async (id: string | null) => {
      form.setValue('cvId', id);
      const chosen = await loadCv(id);
      if (!chosen) return;
      const contact = contactFromCv(values(), chosen);
      for (const field of contactFields)
        if (values()[field] !== contact[field]) form.setValue(field, contact[field]);
    },
    setLayout: (layout: LayoutId) => form.setValue('template', layout),
    putDocument,
    generate: async (draft: LetterDraft) => {
      await kept.flush();
      const { written } = page.now();
      const { cvId, ...body } = draft;
      await generation.generate({
        ...body,
        ...(cvId ? { cvId } : {}),
        ...(written
          ? { replaces: { id: written.id, version: kept.version(), isProposal: !draft.useFullText } }
          : {}),
      });
    },
    save: async () => {
      await kept.flush();
      if (kept.state.get().kind === 'offline')
        toast('Kept on this device', 'It will be saved when the connection is back.');
      else if (page.now().written) toast('Saved', 'Your letter and its form are saved.');
      else toast('Kept on this device', 'Generate to add the letter to My Documents.');
    },
    /** Sends what waits; gives the version that the letter then has. */
    sendAll: async () => {
      await kept.flush();
      return kept.version();
    },
    /** Takes an earlier version that was restored, with the form it was written from, as one step. */
    takeRestored: (letter: Letter) => {
      kept.moveTo(letter.version);
      draftReview.end();
      putLetter(letter);
    },
    /** The id of the saved letter once all its changes are sent; null while nothing is saved. */
    saved: async () => {
      await kept.flush();
      return page.now().written?.id ?? null;
    },
    settle: async (choice: 'ours' | 'theirs') => {
      const state = kept.state.get();
      if (state.kind !== 'conflict') return;
      const ours = present();
      await kept.settle(choice);
      putLetter(state.theirs);
      if (choice === 'theirs') return;
      resetForm(ours.form);
      keepForm();
      if (ours.document) putDocument(ours.document);
    },
  };
}
