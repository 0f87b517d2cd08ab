import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { kindOfStage, outcomeNames, type Stage } from '@candor/domain/applications';

import { Button } from '../../../ui/button.tsx';
import { useRowsInSight, useRowsOfPage } from '../../../ui/use-rows-in-sight.ts';
import type { Card } from '../api/applications.ts';
import { CardNote } from '../board/card-face.tsx';
import { dayWords } from '../../../platform/days.ts';
import { companyOf, titleOf } from '../words.ts';
import { byColumn, columns, type Sort } from './columns.ts';

const icon = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const;
const ROW_HEIGHT = 49;

interface ApplicationsTableProps {
  cards: readonly Card[];
  stages: readonly Stage[];
  today: string;
  onOpen: (id: string) => void;
  onMove: (card: Card, to: string) => void;
  /** What can be done with those that are selected. */
  actions: readonly { label: string; run: (cards: readonly Card[]) => void }[];
}

/** All applications as rows: sorted in the header, selected and acted on together. */
export function ApplicationsTable({ cards, stages, today, onOpen, onMove, actions }: ApplicationsTableProps) {
  const [sort, setSort] = useState<Sort>({ column: 'next', isDescending: false });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const sorted = useMemo(() => byColumn(cards, sort, { stages, today }), [cards, sort, stages, today]);
  const frame = useRef<HTMLDivElement>(null);
  const { rows, before, after } = useRowsInSight(frame, { count: sorted.length, height: ROW_HEIGHT });
  const chosen = sorted.filter(({ id }) => selected.has(id));
  const select = (ids: readonly string[], isSelected: boolean) =>
    setSelected((known) => {
      const next = new Set(known);
      for (const id of ids)
        if (isSelected) next.add(id);
        else next.delete(id);
      return next;
    });
  return (
    <div className="flex min-h-0 grow flex-col gap-2">
      <div className="flex min-h-9 flex-wrap items-center gap-3 text-base" role="status">
        {chosen.length === 0 ? (
          <span className="text-soft">
            <Plural value={sorted.length} one="# application" other="# applications" />
          </span>
        ) : (
          <>
            <span>
              <Trans>{chosen.length} selected</Trans>
            </span>
            {actions.map(({ label, run }) => (
              <Button
                key={label}
                onClick={() => {
                  run(chosen);
                  setSelected(new Set());
                }}
              >
                {label}
              </Button>
            ))}
          </>
        )}
      </div>
      <div
        ref={frame}
        role="region"
        aria-label={t`Table of applications`}
        tabIndex={0}
        className="min-h-60 grow overflow-auto border-t border-line max-md:hidden"
      >
        <table className="w-full table-fixed text-base" aria-rowcount={sorted.length + 1}>
          <thead className="sticky top-0 z-10 bg-canvas">
            <tr className="text-start text-sm text-soft">
              <th scope="col" className="w-10 px-3 py-2">
                <input
                  type="checkbox"
                  aria-label={t`Select all`}
                  className="size-4 accent-accent"
                  checked={sorted.length > 0 && chosen.length === sorted.length}
                  onChange={({ currentTarget }) =>
                    select(
                      sorted.map(({ id }) => id),
                      currentTarget.checked,
                    )
                  }
                />
              </th>
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} sort={sort} onSort={setSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
            {rows.map(({ at }) => {
              const card = sorted[at];
              return (
                card && (
                  <CardRow
                    key={card.id}
                    card={card}
                    at={at}
                    stages={stages}
                    today={today}
                    isSelected={selected.has(card.id)}
                    onSelect={(isSelected) => select([card.id], isSelected)}
                    onOpen={onOpen}
                    onMove={onMove}
                  />
                )
              );
            })}
            {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
          </tbody>
        </table>
      </div>
      <RowCards cards={sorted} stages={stages} today={today} onOpen={onOpen} />
    </div>
  );
}

interface ColumnHeadProps {
  column: (typeof columns)[number];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The name of a column, which sorts by it and then the other way round. */
function ColumnHead({ column: { id, label, width }, sort, onSort }: ColumnHeadProps) {
  const isSorted = sort.column === id;
  return (
    <th
      scope="col"
      className={clsx('px-3 py-1 font-medium', width)}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className="inline-flex items-center gap-1 rounded-control py-1 hover:text-ink"
        onClick={() => onSort({ column: id, isDescending: isSorted ? !sort.isDescending : false })}
      >
        {label}
        {isSorted && (sort.isDescending ? <ArrowDown {...icon} /> : <ArrowUp {...icon} />)}
      </button>
    </th>
  );
}

interface CardRowProps extends Omit<ApplicationsTableProps, 'cards' | 'actions'> {
  card: Card;
  /** Its place among all rows, from 0. */
  at: number;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

function CardRow({ card, at, stages, today, isSelected, onSelect, onOpen, onMove }: CardRowProps) {
  return (
    <tr
      aria-rowindex={at + 2}
      className="border-t border-line hover:bg-surface"
      style={{ height: ROW_HEIGHT }}
    >
      <td className="px-3">
        <input
          type="checkbox"
          aria-label={t`Select ${titleOf(card)} at ${companyOf(card)}`}
          className="size-4 accent-accent"
          checked={isSelected}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        />
      </td>
      <td className="truncate px-3">
        <button
          type="button"
          className="max-w-full truncate rounded-control text-start font-medium hover:underline"
          onClick={() => onOpen(card.id)}
        >
          {titleOf(card)}
        </button>
      </td>
      <td className="truncate px-3">{companyOf(card)}</td>
      <td className="px-3">
        <StageChoice card={card} stages={stages} onMove={onMove} />
      </td>
      <td className="px-3">
        <CardNote card={card} stages={stages} today={today} isInRow />
      </td>
      <td className="truncate px-3 text-soft">{card.location}</td>
      <td className="truncate px-3 text-soft">{card.source}</td>
      <td className="px-3 text-soft tabular-nums">{card.appliedOn && dayWords(card.appliedOn, today)}</td>
    </tr>
  );
}

interface StageChoiceProps {
  card: Card;
  stages: readonly Stage[];
  onMove: (card: Card, to: string) => void;
}

function StageChoice({ card, stages, onMove }: StageChoiceProps) {
  return (
    <select
      aria-label={t`Stage of ${titleOf(card)} at ${companyOf(card)}`}
      className="w-full rounded-control border border-transparent bg-transparent py-1 text-base hover:border-control"
      value={card.stage}
      onChange={({ currentTarget: { value } }) => onMove(card, value)}
    >
      {stages.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

const CARD_ROW_HEIGHT = 88;

/** The rows as cards, on a phone. */
function RowCards({ cards, stages, today, onOpen }: Omit<ApplicationsTableProps, 'onMove' | 'actions'>) {
  const { rows, total } = useRowsOfPage({ count: cards.length, height: CARD_ROW_HEIGHT });
  return (
    <ul className="relative md:hidden" style={{ height: total }}>
      {rows.map(({ at, start }) => {
        const card = cards[at];
        if (!card) return null;
        const kind = kindOfStage(stages, card.stage);
        const stage = stages.find(({ id }) => id === card.stage)?.name ?? '';
        return (
          <li
            key={card.id}
            className="absolute inset-x-0 top-0 border-t border-line"
            style={{ height: CARD_ROW_HEIGHT, transform: `translateY(${start}px)` }}
          >
            <button
              type="button"
              className="grid h-full w-full content-center gap-0.5 text-start"
              onClick={() => onOpen(card.id)}
            >
              <span className="flex justify-between gap-3">
                <span className="truncate font-medium">{titleOf(card)}</span>
                <span className="shrink-0 text-sm text-soft">
                  {kind === 'closed' && card.outcome ? outcomeNames[card.outcome] : stage}
                </span>
              </span>
              <span className="truncate text-base text-soft">{companyOf(card)}</span>
              <CardNote card={card} stages={stages} today={today} isInRow />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
