import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { Cv } from '@candor/contracts/cv';
import {
  documentFromRequest,
  draftFromDocument,
  fromText,
  mergeChanges,
  mergeDocuments,
  draftFor,
  isEmptyDraft,
  layoutOf,
  sampleDraft,
  type CvDocument,
  type CvDraft,
  type LayoutId,
  type Paper,
} from '@candor/domain/cv';
import { putBack, type FigureQuestion, type LeftOut } from '@candor/domain/writing';
import {
  answerQuestion,
  dropCvProposal,
  forgetDraft,
  getCv,
  useDraft,
  useDraftForm,
  useGenerate,
  takeCvProposal,
  useWrittenCv,
} from '../../features/cv-form/index.ts';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useUser } from '../../platform/session.tsx';
import { toast } from '../../ui/toast.ts';
import { useMerge } from '../bench/use-merge.ts';
import { isLook, looksOf, releaseIn, saysTheSame } from './looks.ts';
import { settlements, type PutFormOptions } from './settle-conflict.ts';
import { keepPaper, paperOf, useShownPage } from './use-shown-page.ts';
import { useSteps, type Step } from './use-steps.ts';
import { firstWritten, writtenOf, type UseWorkbenchOptions } from './workbench-start.ts';

export type Workbench = ReturnType<typeof useWorkbench>;

/** One CV under work: its form, what was written from it, the pages of either, the steps back, and where all is kept. */
export function useWorkbench({ start, wantsSample, onSampleSeen, onWritten }: UseWorkbenchOptions) {
  const user = useUser();
  const { ownerId } = start;
  const form = useDraftForm(start.form);
  const values = useCallback(() => form.getValues(), [form]);
  const page = useShownPage({
    written: firstWritten(start),
    layout: layoutOf(start.form.template),
    release: start.release,
    values,
  });
  const [draftAt, setDraftAt] = useState({ draftKey: start.cv?.id ?? 'new', version: start.draftVersion });
  const [cvAt, setCvAt] = useState({
    id: start.cv?.id ?? null,
    version: start.unsentChange?.version ?? start.cv?.version ?? 0,
  });
  const [isAskingSample, setIsAskingSample] = useState(false);
  const [declined, setDeclined] = useState(start.cv?.declinedRelease ?? null);
  const present = (): Step => {
    const { release, written } = page.now();
    return { form: structuredClone(values()), release, written };
  };
  const steps = useSteps(present);
  const noteStep = steps.note;
  const isRestoring = useRef(false);
  // Rows announce themselves after a form was put in; what is known already is no change.
  const known = useRef(JSON.stringify(start.form));

  const draft = useDraft({ ownerId, ...draftAt, onForeign: (foreign) => putForm(foreign, { isKept: true }) });
  const cv = useWrittenCv({
    ownerId,
    ...cvAt,
    text: () => page.now().written?.text ?? '',
    onForeign: (foreign) => putCv(foreign),
  });

  /** Changes the form without a step of its own. */
  const restore = (change: () => void) => {
    isRestoring.current = true;
    change();
    isRestoring.current = false;
    known.current = JSON.stringify(values());
  };

  /** Puts a whole form onto the screen, as one step. `isKept` where it is stored already; `release` where its layout had one. */
  const putForm = (next: CvDraft, { isKept = false, isStep = true, ...at }: PutFormOptions = {}) => {
    const before = values();
    const layout = layoutOf(next.template);
    const release = at.release ?? releaseIn(layout, page.now());
    const isSameLook =
      release === page.now().release && JSON.stringify(looksOf(before)) === JSON.stringify(looksOf(next));
    if (!isKept && !isSameLook) cv.change({ ...looksOf(next), layoutRelease: release });
    const source = saysTheSame(before, next) ? page.now().source : 'words';
    restore(() => form.reset(structuredClone(next)));
    page.show({ layout, release, paper: paperOf(next), source });
    if (isStep) noteStep();
    if (!isKept) draft.change(structuredClone(next));
  };

  /** Puts a CV as it is stored onto the screen, as one step. */
  const putCv = (stored: Cv) => {
    const layout = layoutOf(stored.template);
    restore(() => {
      form.setValue('template', layout);
      form.setValue('design', stored.design);
    });
    const { layoutRelease: release } = stored;
    setDeclined(stored.declinedRelease);
    page.show({ written: writtenOf(stored), layout, release, paper: paperOf(values()), source: 'written' });
    noteStep();
  };

  const takeChange = useRef<(name: string | undefined) => void>(() => undefined);
  takeChange.current = (name) => {
    if (isRestoring.current) return;
    const json = JSON.stringify(values());
    if (json === known.current) return;
    known.current = json;
    const isLookChange = name !== undefined && isLook(name);
    const layout = layoutOf(values().template);
    const release = releaseIn(layout, page.now());
    if (isLookChange) page.show({ layout, release, paper: paperOf(values()) });
    // A row added, moved or removed is a step of its own.
    const isList = name !== undefined && Array.isArray(form.getValues(name as FieldPath<CvDraft>));
    noteStep(isList ? undefined : name);
    const next = present().form;
    draft.change(next);
    if (!isLookChange) {
      if (page.now().source === 'words') page.draw(documentFromRequest(next));
      else page.show({ source: 'words' });
      return;
    }
    const { template, isBrandFree, design } = next;
    if (name === 'template') cv.change({ template, layoutRelease: release });
    else cv.change(name === 'isBrandFree' ? { isBrandFree } : { design });
  };
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => takeChange.current(name) }),
    [form],
  );

  /** Shows the CV as it is stored, after it was changed elsewhere. */
  const takeStored = async () => {
    const { written } = page.now();
    const stored = written && (await call(getCv, { params: { id: written.id } }).catch(() => null));
    if (!stored) return;
    cv.moveTo(stored.version);
    putCv(stored);
  };

  const generation = useGenerate({
    onPartial: page.draw,
    onStopped: () => page.show({}),
    onStale: () => void takeStored(),
    onWritten: ({ id, cv: text, version, facts, proposal }, body) => {
      const before = page.now().written;
      if (proposal) {
        page.show({ source: 'written' });
        merge.begin(proposal);
        return;
      }
      const title = before?.title ?? `${body.personalInfo.fullName} - ${body.jobTitle}`;
      page.show({ written: { id, text, facts, title }, source: 'written' });
      toast('CV generated', 'Every sentence is based on what you typed.');
      steps.amend();
      setCvAt({ id, version });
      draft.drop();
      void forgetDraft({ ownerId, draftKey: draftAt.draftKey });
      setDraftAt({ draftKey: id, version: 0 });
      onWritten(id);
    },
  });

  /** Takes what was chosen of a CV generated again, as one step. */
  const takeChosen = async (document: CvDocument) => {
    const { written } = page.now();
    if (!written) return;
    await cv.flush();
    const params = { id: written.id };
    const stored = await call(takeCvProposal, { params, body: { version: cv.version(), document } });
    cv.moveTo(stored.version);
    putCv(stored);
    void queryClient.invalidateQueries({ queryKey: ['my-cvs'] });
  };
  const merge = useMerge({
    start: start.cv?.proposal ?? null,
    edited: () => {
      const { written } = page.now();
      return written && fromText(written.text);
    },
    changesOf: mergeChanges,
    mergeOf: mergeDocuments,
    show: (document) => (document ? page.draw(document) : page.show({ source: 'written' })),
    take: async (document) => {
      await takeChosen(document);
      toast('Changes made', 'Your own edits were kept.', { label: 'Undo', run: undo });
    },
    drop: async () => {
      const { written } = page.now();
      if (written) await call(dropCvProposal, { params: { id: written.id } });
    },
    onSame: () => toast('Nothing to change', 'Your CV already matches your form.'),
  });

  // What was typed while the CV was written goes on under the name of the CV.
  const firstKey = useRef(draftAt.draftKey);
  const keepUnderNewName = useEffectEvent(() => draft.change(structuredClone(values())));
  useEffect(() => {
    if (firstKey.current !== draftAt.draftKey) keepUnderNewName();
    firstKey.current = draftAt.draftKey;
  }, [draftAt.draftKey]);

  const step = (to: Step | undefined) => {
    if (!to) return;
    const { written } = page.now();
    const isSame = to.release === page.now().release && JSON.stringify(to.form) === JSON.stringify(values());
    if (!isSame) putForm(to.form, { isStep: false, release: to.release });
    if (to.written && written && to.written.text !== written.text) {
      cv.change({ text: to.written.text });
      page.show({ written: to.written, source: 'written' });
    } else if (!to.written) page.show({ source: 'words' });
    steps.show();
  };
  const looksKept = () => {
    const { template, design } = values();
    return { template, design };
  };
  const putSample = () => {
    setIsAskingSample(false);
    putForm({ ...sampleDraft, ...looksKept() });
  };
  const offerSample = () => (isEmptyDraft(values(), user) ? putSample() : setIsAskingSample(true));
  const undo = () => step(steps.undo());
  const editText = (text: string) => {
    const { written } = page.now();
    if (!written) return;
    cv.change({ text });
    page.show({ written: { ...written, text }, source: 'written' });
    noteStep('text of the CV');
  };

  // The first picture, what an earlier visit could not send, and the sample that the dashboard offers.
  const begin = useEffectEvent(() => {
    page.show({});
    merge.showAgain();
    if (start.hasUnsentForm) draft.change(structuredClone(start.form));
    if (start.unsentChange) cv.change(start.unsentChange.content);
    if (wantsSample) {
      offerSample();
      onSampleSeen();
    }
  });
  const redraw = useEffectEvent(() => page.show({}));
  useEffect(() => {
    begin();
    const onOnline = () => redraw();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return {
    form,
    draftState: draft.state,
    cvState: cv.state,
    page,
    generation,
    merge,
    isAskingSample,
    putSample,
    offerSample,
    declineSample: () => setIsAskingSample(false),
    title: page.written?.title ?? 'New CV',
    canUndo: steps.canUndo,
    canRedo: steps.canRedo,
    endGo: steps.endGo,
    undo,
    redo: () => step(steps.redo()),
    clear: () => {
      putForm({ ...draftFor(user), ...looksKept() });
      toast('Form cleared', undefined, { label: 'Undo', run: undo });
    },
    putForm: (next: CvDraft) => putForm(next),
    /** Sends everything typed; gives the version that is stored then. */
    sendAll: async () => {
      await Promise.all([draft.flush(), cv.flush()]);
      return cv.version();
    },
    /** Takes an earlier version that was restored, with the form it was written from, as one step. */
    takeRestored: (stored: Cv) => {
      const { request, document, template, isBrandFree, design } = stored;
      const written = request ?? draftFromDocument(document, template, isBrandFree);
      const next = { ...written, template: layoutOf(template), isBrandFree, design };
      cv.moveTo(stored.version);
      restore(() => form.reset(structuredClone(next)));
      draft.change(structuredClone(next));
      putCv(stored);
    },
    answer: (question: FigureQuestion, words: string) => {
      const next = answerQuestion(values(), question, words);
      if (next) putForm(next);
      return next !== null;
    },
    generate: async (request: CvDraft) => {
      await Promise.all([draft.flush(), cv.flush()]);
      const { written } = page.now();
      await generation.generate({
        ...request,
        ...(written ? { replaces: { id: written.id, version: cv.version(), isProposal: true } } : {}),
      });
    },
    save: async () => {
      await Promise.all([draft.flush(), cv.flush()]);
      if (draft.state.get().kind === 'offline' || cv.state.get().kind === 'offline')
        toast('Kept on this device', 'It will be saved when the connection is back.');
      else
        toast(
          'Saved',
          page.now().written
            ? 'Your CV and its form are saved.'
            : 'Your form is saved. Generate to add the CV to My Documents.',
        );
    },
    editText,
    putBack: (left: LeftOut) => {
      const { written } = page.now();
      const text = written && putBack(written.text, left);
      if (text) editText(text);
      return Boolean(text);
    },
    declined,
    setDeclined,
    takeRelease: (release: number) => {
      cv.change({ layoutRelease: release });
      page.show({ release });
      noteStep();
      toast('Layout updated', undefined, { label: 'Undo', run: undo });
    },
    setLayout: (layout: LayoutId) => form.setValue('template', layout),
    setPaper: (paper: Paper) => {
      keepPaper(paper);
      form.setValue('design', { ...values().design, paper });
    },
    ...settlements({ draft, cv, page, values, putForm, putCv, noteStep }),
  };
}
