import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { inOrder, searchedWords } from '@candor/domain/network';
import { onPersonEvent } from '../../platform/person-events.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { toast } from '../../ui/toast.ts';
import { contactsIn, placeContacts, refreshNetwork, type Card, type Place } from './api/contacts.ts';
import { todayHere } from './words.ts';

const REFRESH_MS = 400;

/** Follows what other tabs and devices do with contacts. */
function useFollowed(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onPersonEvent(({ kind }) => {
      if (!kind.startsWith('contact') && kind !== 'data-imported') return;
      clearTimeout(timer);
      timer = setTimeout(() => void refreshNetwork(), REFRESH_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}

/** A contact and what it is searched by. */
export interface Searchable {
  card: Card;
  words: string;
}

/** The contacts of a place; those to search in their order. */
export function useContacts(place: 'network' | 'trash') {
  useFollowed();
  const query = useQuery(contactsIn(place));
  const { data } = query;
  const today = todayHere();
  const searchable = useMemo(
    // Put in order before they are searched: a letter typed sorts nothing again.
    () => inOrder(data ?? [], today).map((card): Searchable => ({ card, words: searchedWords(card) })),
    [data, today],
  );
  return { ...query, contacts: data, searchable };
}

const placed: Readonly<Record<Place, (what: string) => string>> = {
  active: (what) => t`Restored ${what}`,
  archived: (what) => t`Archived ${what}`,
  trash: (what) => t`Deleted ${what}`,
};

/** Archives, deletes or takes back, with the way to undo it. */
export function placeContact(contact: Pick<Card, 'id' | 'name'>, place: Place, from: Place): Promise<void> {
  return withErrorToast(
    async () => {
      const ids = await placeContacts([contact.id], place);
      const undo = () => void withErrorToast(() => placeContacts(ids, from), t`Not restored`);
      toast(placed[place](contact.name), undefined, { label: t`Undo`, run: undo });
    },
    t`Nothing was changed`,
  );
}
