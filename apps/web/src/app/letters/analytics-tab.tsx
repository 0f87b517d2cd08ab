import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { letterToText, type AnalyticsInput, type FigureId } from '@candor/domain/letters';
import type { Span } from '@candor/domain/text';
import { askedByAdvert, LetterAnalytics } from '../../features/letters/index.ts';
import { modelInUse } from '../../platform/model-in-use.ts';
import type { LetterEditor } from './use-letter-editor.ts';

interface AnalyticsTabProps {
  editor: LetterEditor;
  shown: FigureId | null;
  onShow: (figure: FigureId, spans: readonly Span[]) => void;
}

/** The figures of the letter on the page, against its advert, its CV and the tone that was chosen. */
export function AnalyticsTab({ editor, shown, onShow }: AnalyticsTabProps) {
  const { pages } = editor.page;
  const { document } = useSyncExternalStore(pages.subscribe, pages.state);
  const [advert, company, role, letterType, tone] = useWatch({
    control: editor.form.control,
    name: ['jobDescription', 'companyName', 'jobTitle', 'letterType', 'tone'],
  });
  const { data: read } = useQuery(askedByAdvert(advert));
  const { data: model } = useQuery(modelInUse);
  const isReadOn = Boolean(model?.isInUse) && advert.trim() !== '';
  const { data: readOn } = useQuery({ ...askedByAdvert(advert, true), enabled: isReadOn });
  const asked = readOn ?? read;
  const input = useMemo<AnalyticsInput>(
    () => ({
      text: document ? letterToText(document) : '',
      cv: editor.cv,
      ...(asked ? { asked } : {}),
      company,
      role,
      letterType,
      tone,
    }),
    [document, editor.cv, asked, company, role, letterType, tone],
  );
  return <LetterAnalytics input={input} shown={shown} onShow={onShow} />;
}
