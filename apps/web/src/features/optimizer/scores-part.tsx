import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { keptAdvert } from './advert-draft.ts';
import { cvAdvert } from './api/tailor-cv.ts';
import type { OptimizedCv } from './optimized-cv.ts';
import { Scores } from './scores.tsx';

interface ScoresPartProps {
  ownerId: string;
  /** The written CV at hand, null where there is none. */
  cvId: string | null;
  cv: OptimizedCv;
  onTailored: (id: string) => void;
}

/** The scores, begun with the advert that was typed last on this device, or else with the one the CV was tailored to. */
export function ScoresPart({ ownerId, cvId, cv, onTailored }: ScoresPartProps) {
  const keyOf = (id: string | null) => `${ownerId}:optimizer-advert:${id ?? 'new'}`;
  // A CV that is written meanwhile goes on with the advert at hand.
  const [openedId] = useState(cvId);
  const { data: kept, isPending } = useQuery(keptAdvert(keyOf(openedId)));
  const { data: linked, isLoading } = useQuery({ ...cvAdvert(openedId ?? ''), enabled: openedId !== null });
  if (isPending || isLoading) return <Skeleton className="h-64" />;
  return (
    <Scores
      draftKey={keyOf(cvId)}
      cvId={cvId}
      cv={cv}
      typed={kept || linked?.text || ''}
      linked={kept ? null : (linked?.text ?? null)}
      onTailored={onTailored}
    />
  );
}
