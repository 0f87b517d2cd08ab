import { useState } from 'react';
import type { FieldPath, PathValue } from 'react-hook-form';
import {
  countIn,
  documentFromRequest,
  draftFor,
  draftWithField,
  draftWithLine,
  formMove,
  isEmptyDraft,
  isShortField,
  mergeChanges,
  mergeDocuments,
  sampleDraft,
  toText,
  typedLanguage,
  withMoved,
  withTypedLines,
  withValueAt,
  wordedLines,
  type CvDocument,
  type CvDraft,
  type FormChange,
  type LayoutId,
  type LineList,
  type Paper,
} from '@candor/domain/cv';
import { openMarks, takeMark } from '@candor/domain/writing';
import {
  dropCvProposal,
  settleCvMarks,
  takeCvProposal,
  useDraftForm,
  useGenerate,
} from '../../features/cv-form/index.ts';
import { usePages } from '../../features/preview/index.ts';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useUser } from '../../platform/session.tsx';
import { rememberPaper } from '../../platform/paper.ts';
import { toast } from '../../ui/toast.ts';
import type { Appearance } from '../editor/kind.ts';
import { marksOf } from '../editor/marks-of.ts';
import { useDocumentEditor } from '../editor/use-document-editor.ts';
import { useMerge } from '../editor/use-merge.ts';
import { cvKind, type CvTypes } from './cv-kind.ts';
import type { CvStart } from './cv-start.ts';

export interface CvEditorOptions {
  start: CvStart;
  wantsSample: boolean;
  /** The sample was put in or offered: the address need not ask for it again. */
  onSampleSeen: () => void;
  onWritten: (id: string) => void;
}

interface Told extends CvEditorOptions {
  /** The CV is there to be seen. */
  onDone: () => void;
}

export type CvEditor = ReturnType<typeof useCvEditor>;

/** How a new CV looks: its section names and dates in the language of the form, unless another was chosen. */
function inTypedLanguage(request: CvDraft): CvDraft['design'] {
  const { design } = request;
  return design.language === 'en' ? { ...design, language: typedLanguage(request) ?? 'en' } : design;
}

/** One CV under work: what every document has in the editor, and the sample, the releases of layouts, the answers to questions. */
export function useCvEditor({ start, wantsSample, onSampleSeen, onWritten, onDone }: Told) {
  const user = useUser();
  const form = useDraftForm(start.form);
  const pages = usePages();
  const [isAskingSample, setIsAskingSample] = useState(false);
  const [declined, setDeclined] = useState(start.stored?.declinedRelease ?? null);
  const values = () => form.getValues();
  const appearanceOf = ({ layout: template, release, paper }: Appearance) => ({
    template,
    release,
    paper,
    isBrandFree: values().isBrandFree,
    design: values().design,
  });

  const base = useDocumentEditor<CvTypes, typeof pages>(cvKind, {
    form,
    start,
    pages,
    documentOfForm: () => documentFromRequest(values()),
    draw: (document, look) => pages.ask({ document, ...appearanceOf(look) }),
    onStored: ({ declinedRelease }) => setDeclined(declinedRelease),
    onOpen: () => {
      merge.showAgain();
      if (!wantsSample) return;
      offerSample();
      onSampleSeen();
    },
  });
  const { editor, undo } = base;
  const { written } = base.page;

  const generation = useGenerate({
    onPartial: editor.page.draw,
    onStopped: () => editor.page.show({}),
    onWritten: ({ id, document, version, facts, proposal }, body) => {
      if (proposal) {
        editor.page.show({});
        merge.begin(proposal);
        return;
      }
      const title = `${body.personalInfo.fullName} - ${body.jobTitle}`;
      editor.takeNew({ id, title, document, facts }, version);
      toast('CV generated', 'It’s in your own words. See what’s left to finish.');
      onWritten(id);
      onDone();
    },
    renew: base.renew,
    onStale: base.follow,
  });

  const merge = useMerge({
    start: start.stored?.proposal ?? null,
    edited: () => editor.written?.document ?? null,
    changesOf: mergeChanges,
    mergeOf: mergeDocuments,
    show: (document) => (document ? editor.page.draw(document) : editor.page.show({})),
    take: async (document) => {
      if (!editor.written) return;
      const params = { id: editor.written.id };
      const version = await base.saveAll();
      editor.takeWritten(await call(takeCvProposal, { params, body: { version, document } }));
      void queryClient.invalidateQueries({ queryKey: ['my-cvs'] });
      onDone();
      toast('Changes made', 'Your own edits were kept.', { label: 'Undo', run: undo });
    },
    drop: async () => {
      if (editor.written) await call(dropCvProposal, { params: { id: editor.written.id } });
    },
    onSame: () =>
      toast('Nothing to change', 'Your form says nothing new. What you edited on the page stays as it is.'),
  });

  /** The lines of the written CV that say in other words what was typed. */
  const typedLines = () =>
    editor.written ? wordedLines(documentFromRequest(values()), editor.written.document) : [];

  const look = () => ({ template: values().template, design: values().design });
  const putSample = () => {
    setIsAskingSample(false);
    editor.putForm({ ...sampleDraft, ...look() });
  };
  const offerSample = () => (isEmptyDraft(values(), user) ? putSample() : setIsAskingSample(true));

  const putDocument = (document: CvDocument) => {
    if (editor.written) editor.putWords({ ...editor.written, document }, 'words of the CV');
  };

  const marks = marksOf<CvDocument>({
    now: () => {
      const cv = editor.written;
      return cv?.facts ? { document: cv.document, facts: cv.facts } : null;
    },
    open: openMarks,
    take: takeMark,
    put: (document, facts, { mark: { line, words }, replacement }) => {
      const cv = editor.written;
      if (!cv) return;
      editor.putWords({ ...cv, document, facts });
      // A line was typed in many words; a short field stands in the form as it does on the page.
      if (isShortField(line)) editor.followPage(draftWithField(values(), line, words, replacement));
    },
    remember: (facts) => {
      if (editor.written) editor.page.set({ written: { ...editor.written, facts } });
    },
    settle: async (keys, isSettled) => {
      if (!editor.written) return;
      await call(settleCvMarks, { params: { id: editor.written.id }, body: { keys, isSettled } });
    },
  });

  return {
    ...base,
    page: { ...base.page, appearance: () => appearanceOf(editor.page.state.get()) },
    generation: { ...generation, retry: () => base.generate(generation.retry) },
    generate: (request: CvDraft) =>
      base.generate((replaces) => {
        if (replaces) return generation.generate({ ...request, replaces: { ...replaces, isProposal: true } });
        const design = inTypedLanguage(request);
        form.setValue('design', design);
        return generation.generate({ ...request, design });
      }),
    merge,
    isAskingSample,
    putSample,
    offerSample,
    declineSample: () => setIsAskingSample(false),
    title: written?.title ?? 'New CV',
    rename: (title: string) => {
      if (editor.written) editor.putWords({ ...editor.written, title });
    },
    clear: () => base.putEmptyForm({ ...draftFor(user), ...look() }),
    putDocument,
    marks,
    /** The form as text. */
    typedText: () => toText(documentFromRequest(values())),
    typedLines,
    /** The way to make the page say what was typed, line by line, as one step; null where it says so. */
    putBackTyped: () => {
      if (typedLines().length === 0) return null;
      return () => {
        // Another device may have changed it since the menu was opened.
        const cv = editor.written;
        if (!cv) return;
        editor.putWords({ ...cv, document: withTypedLines(documentFromRequest(values()), cv.document) });
        toast('Put back', 'Your CV says what you typed.', { label: 'Undo', run: undo });
      };
    },
    /** Changes one field of the form, as typing there does. */
    typeField: ({ field, value }: FormChange) =>
      // The names are the form's own.
      form.setValue(field as FieldPath<CvDraft>, value as PathValue<CvDraft, FieldPath<CvDraft>>, {
        shouldDirty: true,
      }),
    /** Puts what a line of the written CV was changed to into the form, where that said the same. */
    takeLine: (path: string, words: string, lines: readonly string[]) => {
      const typed = values();
      const next = draftWithLine(typed, path, words, lines);
      if (editor.written && next !== typed) editor.followPage(next);
    },
    /**
     * Moves a thing of a list of the page, in the form too where that has the same things there. One step. Gives the document that
     * it makes.
     */
    move: (place: LineList, to: number): CvDocument => {
      const cv = editor.written;
      const shown = cv?.document ?? documentFromRequest(values());
      const document = withMoved(shown, place, to);
      const change = formMove(values(), place, { to, count: countIn(shown, place.list) });
      const next = change && withValueAt(values(), change.field, change.value);
      if (cv) editor.putWords({ ...cv, document });
      if (next && cv) editor.followPage(next);
      else if (next) editor.putForm(next);
      return document;
    },
    /** Changes the words of the CV: what was written, or where nothing was, what was typed. One step. */
    changeWords: (document: CvDocument, toForm: (form: CvDraft) => CvDraft) => {
      if (editor.written) putDocument(document);
      else editor.putForm(toForm(values()));
    },
    declined,
    setDeclined,
    takeRelease: (release: number) => {
      editor.putRelease(release);
      toast('Layout updated', undefined, { label: 'Undo', run: undo });
    },
    setLayout: (layout: LayoutId) => form.setValue('template', layout),
    setPaper: (paper: Paper) => {
      rememberPaper(paper);
      form.setValue('design', { ...values().design, paper });
    },
  };
}
