import { t } from '@lingui/core/macro';
import { AlignLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fileName, toLocalText } from '@candor/domain/cv';
import { drawPages, emptyContent, firstLine, PageView } from '../../features/preview/index.ts';
import { keepCvVersion } from '../../features/versions/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useLongTextChecks } from '../editor/long-text-checks.tsx';
import { PageActions } from '../editor/page-actions.tsx';
import type { CvEditor } from './use-cv-editor.ts';
import { usePageLines } from './use-page-lines.tsx';

const TextZone = lazyPart(async () => (await import('./text-zone.tsx')).TextZone);

interface PageZoneProps {
  editor: CvEditor;
  onVersions: () => void;
  onExport: () => void;
}

/** What was typed or written, as real pages or as text, and what can be done with it. */
export function PageZone({ editor, onVersions, onExport }: PageZoneProps) {
  const [isText, setIsText] = useState(false);
  const { page } = editor;
  const { endStep } = editor;
  const design = useWatch({ control: editor.form.control, name: 'design' });
  const help = useLongTextChecks({
    isEnglish: design.language === 'en',
    kind: 'statements',
    isOnPage: true,
    endStep,
  });
  const lines = usePageLines(editor, help);
  const { written, layout, paper } = page;
  const edit = () => {
    setIsText(false);
    const places = page.pages.state().drawn?.places ?? [];
    const first = lines && firstLine({ texts: lines.texts, places });
    if (first) lines.onOpen(first);
  };
  const asText = {
    label: t`Show as text`,
    icon: <AlignLeft size={16} strokeWidth={1.5} aria-hidden="true" />,
    onSelect: () => setIsText(true),
  };
  return (
    <PageView
      actions={
        <PageActions
          page={page}
          title={editor.title}
          copied={t`Copied your CV to the clipboard.`}
          canBePublic
          text={() => {
            const { dateForm: form, language } = page.appearance().design;
            return toLocalText(page.document(), { form, language });
          }}
          draw={() => drawPages({ document: page.document(), ...page.appearance() })}
          textFile={fileName(editor.title, 'txt')}
          views={isText ? [] : [asText]}
          onEdit={lines && lines.texts.size > 0 ? edit : undefined}
          onSave={editor.save}
          onKeep={(name) => void editor.keep(name, keepCvVersion)}
          restore={editor.restoreTyped}
          onVersions={onVersions}
          onExport={onExport}
        />
      }
      instead={
        isText
          ? {
              content: (
                <Suspense>
                  <TextZone editor={editor} />
                </Suspense>
              ),
              onBack: () => setIsText(false),
            }
          : null
      }
      store={page.pages}
      layout={layout}
      paper={paper}
      design={design}
      lines={lines}
      whenEmpty={written ? emptyContent : t`Your page appears here as you type.`}
      onLayout={editor.setLayout}
      onPaper={editor.setPaper}
    />
  );
}
