import { useMemo, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { letterToText, type AnalyticsInput, type FigureId } from '@candor/domain/letters';
import type { Span } from '@candor/domain/text';
import { LetterAnalytics } from '../../features/letters/index.ts';
import type { LetterBench } from './use-letter-bench.ts';

interface AnalyticsTabProps {
  bench: LetterBench;
  shown: FigureId | null;
  onShow: (figure: FigureId, spans: readonly Span[]) => void;
}

/** The figures of the letter on the page, against its advert, its CV and the tone that was chosen. */
export function AnalyticsTab({ bench, shown, onShow }: AnalyticsTabProps) {
  const { pages } = bench.page;
  const { document } = useSyncExternalStore(pages.subscribe, pages.state);
  const [advert, company, role, letterType, tone] = useWatch({
    control: bench.form.control,
    name: ['jobDescription', 'companyName', 'jobTitle', 'letterType', 'tone'],
  });
  const input = useMemo<AnalyticsInput>(
    () => ({
      text: document ? letterToText(document) : '',
      cv: bench.cv,
      advert,
      company,
      role,
      letterType,
      tone,
    }),
    [document, bench.cv, advert, company, role, letterType, tone],
  );
  return <LetterAnalytics input={input} shown={shown} onShow={onShow} />;
}
