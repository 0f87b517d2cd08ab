import { t } from '@lingui/core/macro';
import { useState } from 'react';
import {
  documentFromRequest,
  draftFor,
  formOver,
  typedLanguage,
  type CvDocument,
  type CvDraft,
  type LayoutId,
  type Paper,
} from '@candor/domain/cv';
import { isWorded } from '@candor/domain/writing';
import { useDraftForm, useGenerate } from '../../features/cv/index.ts';
import { usePages } from '../../features/preview/index.ts';
import { useUser } from '../../platform/session.tsx';
import { rememberPaper } from '../../platform/paper.ts';
import { toast } from '../../ui/toast.ts';
import type { Appearance } from '../editor/kind.ts';
import { useDocumentEditor } from '../editor/use-document-editor.ts';
import { cvKind, withDocument, type CvTypes } from './cv-kind.ts';
import { cvMarks } from './cv-marks.ts';
import type { CvStart } from './cv-start.ts';
import { restoreTyped } from './restore-typed.ts';
import { toastUnchanged, useCvMerge } from './use-cv-merge.ts';
import { useSample } from './use-sample.ts';

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
      sample.offer();
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

  const merge = useCvMerge({ editor, start, saveAll: base.saveAll, onTaken: onDone });
  const sample = useSample({ editor, values });

  /** Changes what the CV says, on page and form. One step, and while `field` is the same one with those before. */
  const putDocument = (document: CvDocument, field?: string) => {
    if (editor.written) editor.putWords(withDocument(editor.written, document), field);
    else editor.putForm(formOver(values(), document), { field });
  };

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
    sample,
    title: written?.title ?? t`New CV`,
    rename: (title: string) => {
      if (editor.written) editor.putWords({ ...editor.written, title });
    },
    clear: () => {
      const { template, design } = values();
      base.putEmptyForm({ ...draftFor(user), template, design });
    },
    putDocument,
    marks: cvMarks(editor),
    restoreTyped: () => restoreTyped({ now: () => editor.written, put: putDocument, undo }),
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
