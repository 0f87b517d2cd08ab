import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { aboutOf } from './about-letter.ts';
import { deleteForGood, emptyTrash, restoreLetter, trashedLetters } from './api.ts';

const acts = { restore: restoreLetter, deleteForGood, empty: emptyTrash };

interface TrashedLettersProps {
  children: (
    trash: typeof acts & { letters: { id: string; title: string; about: string; purgeAt: string | null }[] },
  ) => ReactNode;
}

/** Hands on the letters of the trash, and what can be done with them. */
export function TrashedLetters({ children }: TrashedLettersProps) {
  const { data: cards, error, refetch } = useQuery(trashedLetters);
  if (error)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{sentenceOf(error, 'Your documents could not be loaded.')}</p>
        <Button onClick={() => refetch()}>Try again</Button>
      </div>
    );
  if (!cards) return <Skeleton className="h-32" />;
  const letters = cards.map((card) => ({
    id: card.id,
    title: card.title,
    about: aboutOf(card),
    purgeAt: card.purgeAt,
  }));
  return children({ letters, ...acts });
}
