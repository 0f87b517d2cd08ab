import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { advertKeyOf, keptAdvert } from './advert-draft.ts';
import type { OptimizedCv } from './optimized-cv.ts';
import { Scores } from './scores.tsx';

interface ScoresPartProps {
  ownerId: string;
  /** The written CV at hand, null where there is none. */
  cvId: string | null;
  cv: OptimizedCv;
  /** The advert that the CV was tailored to; null for none, undefined until it is known. */
  linked: string | null | undefined;
  applicationId: string | null;
  jobField: ReactNode;
  onAdvert: (text: string) => void;
  onTailored: (id: string) => void;
}

/** The scores, begun with the advert of the job at hand, or else with the words that were typed last on this device. */
export function ScoresPart({ ownerId, cvId, cv, linked, ...job }: ScoresPartProps) {
  const keyOf = (id: string | null) => advertKeyOf(ownerId, id);
  // A CV that is written meanwhile continues with the advert at hand.
  const [openedId] = useState(cvId);
  const { data: kept, isPending } = useQuery(keptAdvert(keyOf(openedId)));
  if (isPending || linked === undefined) return <Skeleton className="h-64" />;
  return <Scores draftKey={keyOf(cvId)} cvId={cvId} cv={cv} typed={kept || ''} linked={linked} {...job} />;
}
