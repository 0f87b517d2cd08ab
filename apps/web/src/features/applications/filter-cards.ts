import { t } from '@lingui/core/macro';
import {
  attentionOf,
  byAttention,
  kindOfStage,
  nextOf,
  sortPlaced,
  type Attention,
  type Stage,
} from '@candor/domain/applications';
import type { Card } from './api/applications.ts';
import { dayHere } from '../../platform/days.ts';
import { byWords } from '../../ui/figures.ts';

export const orders = ['attention', 'own', 'newest', 'company'] as const;
export type Order = (typeof orders)[number];
export const orderNames: Readonly<Record<Order, string>> = {
  attention: t`Needs attention first`,
  own: t`My order`,
  newest: t`Newest first`,
  company: t`Employer`,
};

export interface Filter {
  search: string;
  /** '' for all. */
  source: string;
  /** The id of a stage; '' for all. */
  stage: string;
  needsAttention: boolean;
}
export const noFilter: Filter = { search: '', source: '', stage: '', needsAttention: false };

const folded = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** The words of a card that a search looks through; made once a card. */
const searched = new WeakMap<Card, string>();
function wordsOf(card: Card): string {
  const known = searched.get(card);
  if (known !== undefined) return known;
  const { title, company, location, source, contactName, next } = card;
  const words = folded([title, company, location, source, contactName, next?.title ?? ''].join('\n'));
  searched.set(card, words);
  return words;
}

/** What is looked at of a card to tell whether it needs somebody. */
const watchedOf = (card: Card, stages: readonly Stage[]) => ({
  next: nextOf(card, kindOfStage(stages, card.stage)),
  stageSince: dayHere(card.stageSince),
});

const pressing: readonly Attention[] = ['overdue', 'today', 'waiting'];

/** The cards that a filter lets through: every word of the search stands in them. */
export function filterCards(
  cards: readonly Card[],
  filter: Filter,
  { stages, today }: { stages: readonly Stage[]; today: string },
): readonly Card[] {
  const words = folded(filter.search).split(/\s+/).filter(Boolean);
  return cards.filter(
    (card) =>
      words.every((word) => wordsOf(card).includes(word)) &&
      (filter.source === '' || card.source === filter.source) &&
      (filter.stage === '' || card.stage === filter.stage) &&
      (!filter.needsAttention ||
        pressing.includes(attentionOf(watchedOf(card, stages), kindOfStage(stages, card.stage), today))),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Cards of one stage, or of all, in an order. */
export function orderCards(
  cards: readonly Card[],
  order: Order,
  { stages, today }: { stages: readonly Stage[]; today: string },
): Card[] {
  switch (order) {
    case 'attention': {
      const watched = cards.map((card) => ({
        id: card.id,
        ...watchedOf(card, stages),
        card,
      }));
      return byAttention(watched, ({ card }) => kindOfStage(stages, card.stage), today).map(
        ({ card }) => card,
      );
    }
    case 'own':
      return sortPlaced(cards);
    case 'newest':
      return cards.toSorted((a, b) => compare(b.createdAt, a.createdAt) || compare(a.id, b.id));
    case 'company':
      return cards.toSorted((a, b) => byWords(a.company, b.company) || compare(a.id, b.id));
  }
}
