import { t } from '@lingui/core/macro';
import { useState } from 'react';
import {
  documentFromRequest,
  draftFor,
  formOver,
  isEmptyDraft,
  mergeChanges,
  mergeDocuments,
  sampleDraft,
  toText,
  typedLanguage,
  type CvDocument,
  type CvDraft,
  type LayoutId,
  type Paper,
} from '@candor/domain/cv';
import { isWorded, openMarks, takeMark, withTypedWords } from '@candor/domain/writing';
import {
  dropCvProposal,
  settleCvMarks,
  takeCvProposal,
  useDraftForm,
  useGenerate,
} from '../../features/cv/index.ts';
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
import { cvKind, withDocument, type CvTypes } from './cv-kind.ts';
import type { CvStart } from './cv-start.ts';

export interface CvEditorOptions {
  start: CvStart;
  wantsSample: boolean;
  /** The sample was put in or offered: the address need not ask for it again. */
  onSampleSeen: () => void;
  onWritten: (id: string) => void;
}

interface CvEditorParts extends CvEditorOptions {
  /** The CV is there to be seen. */
  onDone: () => void;
}

export type CvEditor = ReturnType<typeof useCvEditor>;

const toastUnchanged = () =>
  void toast(t`Nothing to change`, t`There is no line left to word. What you edited stays as it is.`);

/** How a new CV looks: its section names and dates in the language of the form, unless another was chosen. */
function inTypedLanguage(request: CvDraft): CvDraft['design'] {
  const { design } = request;
  return design.language === 'en' ? { ...design, language: typedLanguage(request) ?? 'en' } : design;
}

/** One CV under work: what every document has in the editor, and the sample, the releases of layouts, the answers to questions. */
export function useCvEditor({ start, wantsSample, onSampleSeen, onWritten, onDone }: CvEditorParts) {
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
    review: { isOpen: (): boolean => merge.isOpen(), follow: ({ proposal }) => merge.follow(proposal) },
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
      toast(t`CV generated`, t`It’s in your own words. See what’s left to finish.`);
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
      toast(t`Changes made`, t`Your own edits were kept.`, { label: t`Undo`, run: undo });
    },
    drop: async () => {
      if (editor.written) await call(dropCvProposal, { params: { id: editor.written.id } });
    },
    onSame: toastUnchanged,
  });

  const look = () => ({ template: values().template, design: values().design });
  const putSample = () => {
    setIsAskingSample(false);
    editor.putForm({ ...sampleDraft, ...look() });
  };
  const offerSample = () => (isEmptyDraft(values(), user) ? putSample() : setIsAskingSample(true));

  /** Changes what the CV says, on page and form. One step, and while `field` is the same one with those before. */
  const putDocument = (document: CvDocument, field?: string) => {
    if (editor.written) editor.putWords(withDocument(editor.written, document), field);
    else editor.putForm(formOver(values(), document), { field });
  };

  const marks = marksOf<CvDocument>({
    now: () => {
      const cv = editor.written;
      return cv?.facts ? { document: cv.document, facts: cv.facts } : null;
    },
    open: openMarks,
    take: takeMark,
    put: (document, facts) => {
      if (editor.written) editor.putWords(withDocument({ ...editor.written, facts }, document));
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
    generate: async (request: CvDraft) => {
      const cv = editor.written;
      // A model has worded or left every line: to ask it again would change nothing.
      if (cv?.facts?.writer === 'model' && isWorded(cv.document, cv.facts, 'model')) return toastUnchanged();
      return base.generate((replaces) => {
        if (replaces) return generation.generate({ ...request, replaces: { ...replaces, isProposal: true } });
        const design = inTypedLanguage(request);
        form.setValue('design', design);
        return generation.generate({ ...request, design });
      });
    },
    merge,
    isAskingSample,
    putSample,
    offerSample,
    declineSample: () => setIsAskingSample(false),
    title: written?.title ?? t`New CV`,
    rename: (title: string) => {
      if (editor.written) editor.putWords({ ...editor.written, title });
    },
    clear: () => base.putEmptyForm({ ...draftFor(user), ...look() }),
    putDocument,
    marks,
    /** The way to make the CV say what was typed, line by line, as one step; null where it says so. */
    restoreTyped: () => {
      const asTyped = () => {
        const cv = editor.written;
        const document = cv?.facts ? withTypedWords(cv.document, cv.facts) : null;
        return cv && document && toText(document) !== toText(cv.document) ? document : null;
      };
      if (!asTyped()) return null;
      return () => {
        // Another device may have changed it since the menu was opened.
        const document = asTyped();
        if (!document) return;
        putDocument(document);
        toast(t({ message: 'Put back', context: 'done' }), t`Your CV says what you typed.`, {
          label: t`Undo`,
          run: undo,
        });
      };
    },
    declined,
    setDeclined,
    takeRelease: (release: number) => {
      editor.putRelease(release);
      toast(t`Layout updated`, undefined, { label: t`Undo`, run: undo });
    },
    setLayout: (layout: LayoutId) => form.setValue('template', layout),
    setPaper: (paper: Paper) => {
      rememberPaper(paper);
      form.setValue('design', { ...values().design, paper });
    },
  };
}
