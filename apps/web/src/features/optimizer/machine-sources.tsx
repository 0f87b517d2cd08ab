import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import type { MachineReading } from '@candor/contracts/optimizer';
import type { Span } from '@candor/domain/text';
import { Segmented } from '../../ui/segmented.tsx';
import { MachineText } from './machine-text.tsx';

/** Draws the pages of a file with the places of its fields, one of them pointed at. */
export type RenderPages = (pages: {
  name: string;
  file: File;
  reading: { fields: MachineReading['found'] } & Pick<MachineReading, 'document' | 'recognized'>;
  active: string | null;
  onFail: () => void;
}) => ReactNode;

interface MachineSourcesProps {
  reading: Omit<MachineReading, 'pdf'>;
  file: File | null;
  spans: readonly (Span & { path: string })[];
  /** The field at hand: its place in the CV, and in what was read. */
  pointed: { path: string; readPath: string } | null;
  renderPages: RenderPages;
}

type View = 'page' | 'text' | 'plain';

/** What the fields came from: the pages, their text as we read it, and what a simple extractor gives. */
export function MachineSources({ reading, file, spans, pointed, renderPages }: MachineSourcesProps) {
  const { text, plain, type, found, document, recognized } = reading;
  const hasPages = file !== null && type === 'pdf';
  const [isUndrawn, setIsUndrawn] = useState(false);
  const views: { value: View; label: string }[] = [
    ...(hasPages && !isUndrawn ? [{ value: 'page' as const, label: t`Page` }] : []),
    { value: 'text', label: t`Text` },
    ...(plain ? [{ value: 'plain' as const, label: t`Simple text` }] : []),
  ];
  const [chosen, setChosen] = useState<View>('page');
  const view = views.find(({ value }) => value === chosen)?.value ?? views[0]?.value ?? 'text';
  return (
    <div className="sticky top-(--above) z-10 -my-2 grid grid-cols-[minmax(0,1fr)] content-start gap-2 self-start bg-canvas py-2">
      {views.length > 1 && (
        <Segmented
          label={t`Beside the fields`}
          value={view}
          options={views}
          onChange={setChosen}
          className="justify-self-start"
        />
      )}
      {view === 'page' && file ? (
        renderPages({
          name: file.name,
          file,
          reading: { fields: found, document, recognized },
          active: pointed?.readPath || null,
          onFail: () => setIsUndrawn(true),
        })
      ) : view === 'plain' && plain ? (
        <MachineText label={t`Simple text`} text={plain.text} spans={[]} pointed={null} />
      ) : (
        <MachineText label={t`Plain text`} text={text} spans={spans} pointed={pointed?.path ?? null} />
      )}
    </div>
  );
}
