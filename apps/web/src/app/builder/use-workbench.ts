import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cv } from '@candor/contracts/cv';
import {
  documentFromRequest,
  emptyDraft,
  fromText,
  isEmptyDraft,
  layoutOf,
  sampleDraft,
  type CvDocument,
  type CvDraft,
  type LayoutId,
  type Paper,
} from '@candor/domain/cv';
import type { FactsReport, FigureQuestion } from '@candor/domain/writing';
import {
  answerQuestion,
  forgetDraft,
  History,
  useDraft,
  useDraftForm,
  useGenerate,
  useWrittenCv,
  type Written,
} from '../../features/cv-form/index.ts';
import { usePages } from '../../features/preview/index.ts';
import { toast } from '../../ui/toast.ts';

export interface WorkbenchStart {
  cv: Cv | null;
  draftVersion: number;
  form: CvDraft;
  /** The form comes from this device because it could not be sent before. */
  hasUnsent: boolean;
}

interface WrittenCv {
  id: string;
  title: string;
  text: string;
  facts: FactsReport | null;
}

type Source = 'words' | 'written';

function writtenOf(cv: Cv): WrittenCv {
  return { id: cv.id, title: cv.title, text: cv.generatedCv, facts: cv.facts };
}

/** Fields that change the look of the page and not what it says. */
const LOOKS = new Set(['template', 'isBrandFree']);

/** One CV under work: its form, what was written from it, the pages of either, and where all is kept. */
export function useWorkbench(
  start: WorkbenchStart,
  wantsSample: boolean,
  onWrittenNew: (id: string) => void,
) {
  const form = useDraftForm(start.form);
  const [written, setWritten] = useState<WrittenCv | null>(start.cv && writtenOf(start.cv));
  const [source, setSource] = useState<Source>(start.cv ? 'written' : 'words');
  const [paper, setPaperState] = useState<Paper>('letter');
  const [layout, setLayoutState] = useState<LayoutId>(layoutOf(start.form.template));
  const [isAskingSample, setIsAskingSample] = useState(false);
  const [draftAt, setDraftAt] = useState({ key: start.cv?.id ?? 'new', version: start.draftVersion });
  const [, setStep] = useState(0);
  const pages = usePages();
  const history = useRef<History<CvDraft> | null>(null);
  history.current ??= new History(structuredClone(start.form));
  const isRestoring = useRef(false);

  // What is on the page, beside React's state: keys must not wait for a render.
  const now = useRef({ source, paper, layout, text: written?.text ?? '' });
  now.current = { source, paper, layout, text: written?.text ?? '' };

  const wordsDocument = useCallback((): CvDocument => documentFromRequest(form.getValues()), [form]);
  const shownDocument = useCallback(
    (): CvDocument => (now.current.source === 'written' ? fromText(now.current.text) : wordsDocument()),
    [wordsDocument],
  );

  const draw = useCallback(
    (document: CvDocument) => {
      const { layout: template, paper: on } = now.current;
      pages.ask(document, { template, paper: on, isBrandFree: form.getValues('isBrandFree') });
    },
    [pages, form],
  );

  const draft = useDraft({
    draftKey: draftAt.key,
    version: draftAt.version,
    onForeign: (foreign) => putForm(foreign, { isKept: true }),
  });
  const cv = useWrittenCv(written?.id ?? null, start.cv?.version ?? 0, (foreign) =>
    takeWritten(writtenOf(foreign)),
  );

  const show = (next: Source) => {
    setSource(next);
    now.current.source = next;
    draw(shownDocument());
  };

  const takeWritten = (next: WrittenCv) => {
    setWritten(next);
    now.current.text = next.text;
    show('written');
  };

  /** Puts a whole form onto the screen, as one step. `isKept` where it is stored already. */
  const putForm = (next: CvDraft, { isKept = false, isStep = true } = {}) => {
    isRestoring.current = true;
    form.reset(next);
    isRestoring.current = false;
    if (isStep) history.current?.note(structuredClone(next), undefined, performance.now());
    if (!isKept) draft.change(structuredClone(next));
    setLayoutState(layoutOf(next.template));
    now.current.layout = layoutOf(next.template);
    show('words');
    setStep((step) => step + 1);
  };

  const { change: keepDraft } = draft;
  const { change: keepCv } = cv;
  const takeChange = useRef<(name: string | undefined) => void>(() => undefined);
  takeChange.current = (name) => {
    if (isRestoring.current) return;
    const values = structuredClone(form.getValues());
    const couldUndo = history.current?.canUndo ?? false;
    history.current?.note(values, name, performance.now());
    if (!couldUndo) setStep((step) => step + 1);
    keepDraft(values);
    if (name !== undefined && LOOKS.has(name)) {
      keepCv(name === 'template' ? { template: values.template } : { isBrandFree: values.isBrandFree });
      draw(shownDocument());
      return;
    }
    now.current.source = 'words';
    if (source !== 'words') setSource('words');
    draw(documentFromRequest(values));
  };
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => takeChange.current(name) }),
    [form],
  );

  // The first picture, the form an earlier visit could not send, and the sample that the dashboard offers.
  useEffect(() => {
    draw(shownDocument());
    if (start.hasUnsent) keepDraft(start.form);
    if (wantsSample && isEmptyDraft(start.form)) putForm(sampleDraft);
    // Once, when the bench is set up.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);

  const {
    state: generation,
    generate,
    cancel,
  } = useGenerate({
    onPartial: draw,
    onWritten: ({ id, cv: text, version, facts }: Written) => {
      const values = form.getValues();
      cv.moveTo(version);
      takeWritten({
        id,
        text,
        facts,
        title: written?.title ?? `${values.personalInfo.fullName} - ${values.jobTitle}`,
      });
      if (written?.id === id) return;
      void forgetDraft('new');
      setDraftAt({ key: id, version: 0 });
      onWrittenNew(id);
    },
  });

  const step = (to: CvDraft | undefined) => to && putForm(structuredClone(to), { isStep: false });
  const useSample = () => {
    setIsAskingSample(false);
    putForm(sampleDraft);
  };

  return {
    form,
    draft,
    cvState: cv.state,
    pages,
    written,
    source,
    layout,
    paper,
    generation,
    cancel,
    show,
    shownDocument,
    isAskingSample,
    useSample,
    isBrandFree: form.getValues('isBrandFree'),
    title: written?.title ?? 'New CV',
    canUndo: history.current.canUndo,
    canRedo: history.current.canRedo,
    undo: () => step(history.current?.undo()),
    redo: () => step(history.current?.redo()),
    declineSample: () => setIsAskingSample(false),
    offerSample: () => (isEmptyDraft(form.getValues()) ? useSample() : setIsAskingSample(true)),
    clear: () => {
      putForm({ ...emptyDraft(), template: layout });
      toast('Form cleared', undefined, { label: 'Undo', run: () => step(history.current?.undo()) });
    },
    replaceForm: (next: CvDraft) => putForm(next),
    answer: (question: FigureQuestion, words: string) => {
      const next = answerQuestion(form.getValues(), question, words);
      if (next) putForm(next);
      return next !== null;
    },
    generate: async (values: CvDraft) => {
      await Promise.all([draft.flush(), cv.flush()]);
      const replaces = written ? { id: written.id, version: cv.version() } : undefined;
      await generate(values, replaces);
    },
    save: async () => {
      await Promise.all([draft.flush(), cv.flush()]);
      toast(
        'Saved',
        written
          ? 'Your CV and its form are saved.'
          : 'Your form is saved. Generate to add the CV to My Documents.',
      );
    },
    editText: (text: string) => {
      setWritten((before) => before && { ...before, text });
      now.current.text = text;
      keepCv({ text });
      draw(fromText(text));
    },
    setLayout: (next: LayoutId) => {
      setLayoutState(next);
      now.current.layout = next;
      form.setValue('template', next);
    },
    setPaper: (next: Paper) => {
      setPaperState(next);
      now.current.paper = next;
      draw(shownDocument());
    },
    settleDraft: async (choice: 'ours' | 'theirs') => {
      const theirs = draft.state.kind === 'conflict' ? draft.state.theirs.form : null;
      await draft.settle(choice);
      if (choice === 'theirs' && theirs) putForm(theirs, { isKept: true });
    },
    settleCv: async (choice: 'ours' | 'theirs') => {
      const theirs = cv.state.kind === 'conflict' ? cv.state.theirs : null;
      await cv.settle(choice);
      if (choice === 'theirs' && theirs) takeWritten(writtenOf(theirs));
    },
  };
}
