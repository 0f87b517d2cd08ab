import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cvDesign, type CvDocument, type CvDraft, type LayoutId, type Paper } from '@candor/domain/cv';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { ColourControl } from './colour-control.tsx';
import type { Fit } from './fit-note.tsx';
import { Group } from './group.tsx';
import { LayoutGallery } from './layout-gallery.tsx';
import { PageControl } from './page-control.tsx';
import { PhotoControl } from './photo-control.tsx';
import { SectionOrder } from './section-order.tsx';
import { TypeAndSpacing } from './type-and-spacing.tsx';
import { useDesign } from './use-design.ts';
import { WordsControl } from './words-control.tsx';

interface DesignPanelProps {
  form: UseFormReturn<CvDraft>;
  /** What the page shows. */
  document: CvDocument;
  layout: LayoutId;
  release: number;
  paper: Paper;
  fit: Fit | null;
  onLayout: (layout: LayoutId) => void;
  onPaper: (paper: Paper) => void;
  onUndo: () => void;
}

/** Everything about the page that is not its words. Each change is on the page at once. */
export function DesignPanel({
  form,
  document,
  layout,
  release,
  paper,
  fit,
  onLayout,
  onPaper,
  onUndo,
}: DesignPanelProps) {
  const control = useDesign(form);
  const { design, change } = control;
  const reset = () => {
    change(cvDesign({ paper: design.paper }));
    toast(t`Design reset`, undefined, { label: t`Undo`, run: onUndo });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-8">
      <LayoutGallery
        document={useDeferredValue(document)}
        design={design}
        paper={paper}
        layout={layout}
        release={release}
        onLayout={onLayout}
      />
      <Group title={t`Colour and type`}>
        <ColourControl {...control} />
        <TypeAndSpacing {...control} />
      </Group>
      <Group title={t`Page`}>
        <PageControl {...control} paper={paper} fit={fit} onPaper={onPaper} />
      </Group>
      <Group title={t`Sections`}>
        <SectionOrder {...control} document={document} />
      </Group>
      <Group title={t`Language and dates`}>
        <WordsControl {...control} />
      </Group>
      <Group title={t`Photo`}>
        <PhotoControl {...control} />
      </Group>
      <Button className="justify-self-start" onClick={reset}>
        <Trans>Reset to layout defaults</Trans>
      </Button>
    </div>
  );
}
