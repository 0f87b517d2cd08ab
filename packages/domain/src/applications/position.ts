import { generateKeyBetween } from 'fractional-indexing';

/** A card's place within its stage. */
export interface Placed {
  id: string;
  position: string;
}

const inOrder = (a: Placed, b: Placed) =>
  a.position < b.position ? -1 : a.position > b.position ? 1 : a.id < b.id ? -1 : 1;

/** The cards of a stage in their order. */
export const sortPlaced = <P extends Placed>(cards: readonly P[]): P[] => cards.toSorted(inOrder);

/**
 * The position of a card that is put in front of another of its stage; at the end where `before` is null or no longer there.
 * Cards that stand at one position, as after an import, stay together behind it.
 */
export function positionBefore(cards: readonly Placed[], before: string | null): string {
  const sorted = sortPlaced(cards);
  const target = sorted.find(({ id }) => id === before);
  if (!target) return generateKeyBetween(sorted.at(-1)?.position ?? null, null);
  const last = sorted.findLast(({ position }) => position < target.position);
  return generateKeyBetween(last?.position ?? null, target.position);
}

/** The position of a card at the top of its stage. */
export const positionAtTop = (cards: readonly Placed[]): string =>
  positionBefore(cards, sortPlaced(cards)[0]?.id ?? null);
