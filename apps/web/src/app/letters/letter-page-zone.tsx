import { useWatch } from 'react-hook-form';
import { LetterActs, LetterPageView } from '../../features/letters/index.ts';
import { Segmented } from '../../ui/segmented.tsx';
import type { LetterBench } from './use-letter-bench.ts';

const sources = [
  { value: 'words', label: 'Your words' },
  { value: 'written', label: 'Written letter' },
] as const;

interface LetterPageZoneProps {
  bench: LetterBench;
  isEditing: boolean;
  onEdit: () => void;
  onExport: () => void;
}

/** What was typed or written, as real pages, and what can be done with it. */
export function LetterPageZone({ bench, isEditing, onEdit, onExport }: LetterPageZoneProps) {
  const { page, form } = bench;
  const { written, source, paper } = page;
  const layout = useWatch({ control: form.control, name: 'template' });
  return (
    <div className="mx-auto grid max-w-[54rem] grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {written && (
          <Segmented
            label="Shown"
            value={source}
            options={sources}
            onChange={(next) => page.show({ source: next })}
          />
        )}
        <LetterActs
          document={page.document}
          layout={layout}
          paper={paper}
          onEdit={written && !isEditing ? onEdit : undefined}
          onSave={bench.save}
          onExport={onExport}
        />
      </div>
      {written && source === 'words' && (
        <p className="text-sm text-soft">
          These are your words as typed. The written letter is unchanged: generate again to rewrite it.
        </p>
      )}
      {!written && (
        <p className="text-sm text-soft">
          The frame of your letter, with your own words in it. Generate writes the letter.
        </p>
      )}
      <LetterPageView
        store={page.pages}
        layout={layout}
        paper={paper}
        onLayout={bench.setLayout}
        onPaper={(next) => page.show({ paper: next })}
      />
    </div>
  );
}
