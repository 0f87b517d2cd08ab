import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../../platform/loaded.tsx';
import { aboutOf } from './about-letter.ts';
import { deleteForGood, emptyTrash, restoreLetter, trashedLetters } from './api.ts';

const actions = { restore: restoreLetter, deleteForGood, empty: emptyTrash };

interface TrashedLettersProps {
  children: (
    trash: typeof actions & {
      letters: { id: string; title: string; about: string; purgeAt: string | null }[];
    },
  ) => ReactNode;
}

/** Hands on the letters of the trash, and what can be done with them. */
export function TrashedLetters({ children }: TrashedLettersProps) {
  return (
    <Loaded query={useQuery(trashedLetters)} sentence={t`Your documents could not be loaded.`}>
      {(cards) =>
        children({
          ...actions,
          letters: cards.map((card) => ({
            id: card.id,
            title: card.title,
            about: aboutOf(card),
            purgeAt: card.purgeAt,
          })),
        })
      }
    </Loaded>
  );
}
