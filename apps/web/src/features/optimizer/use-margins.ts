import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cvDocument, type CvDocument } from '@candor/domain/cv';
import { findingsByLine, type FindingsByLine } from '@candor/domain/optimizer';
import { cvAnalysis } from './api/analyze-cv.ts';
import { usePaused } from './use-paused.ts';

const PAUSE_MS = 700;
const none = cvDocument();

/**
 * What the optimizer finds in a CV, by line; analysed again after each pause in typing. Null until then, and where there
 * is no CV: the text stands there without waiting for it.
 */
export function useMargins(document: CvDocument | null): FindingsByLine | null {
  const paused = usePaused(document, PAUSE_MS);
  const { data } = useQuery({
    ...cvAnalysis(paused ?? none, ''),
    enabled: paused !== null,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => (data && document ? findingsByLine(data) : null), [data, document]);
}
