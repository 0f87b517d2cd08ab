import { t } from '@lingui/core/macro';
import { outcomeNames, type Stage } from '@candor/domain/applications';
import { momentOf } from '../../../platform/dates.ts';
import type { Application } from '../api/application.ts';
import { Section } from './section.tsx';

interface HistoryProps {
  application: Application;
  stages: readonly Stage[];
}

/** The moves of an application and what was sent with it, newest first. */
export function History({ application, stages }: HistoryProps) {
  const nameOf = (id: string) => stages.find((stage) => stage.id === id)?.name ?? t`a stage since deleted`;
  const entries = [
    ...application.moves.map(({ id, from, to, outcome, at }) => {
      const stage = nameOf(to);
      const move = from === null ? t`Added to ${stage}` : t`Moved to ${stage}`;
      return { id, at, words: outcome ? t`${move}: ${outcomeNames[outcome]}` : move };
    }),
    ...application.documents.map(({ id, title, sentAt }) => ({
      id,
      at: sentAt,
      words: t`Kept a copy of ${title}`,
    })),
  ].toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <Section title={t`History`}>
      <ol className="grid gap-2 border-s border-line ps-4">
        {entries.map(({ id, at, words }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 text-base">
            <span>{words}</span>
            <time dateTime={at} className="text-sm text-soft">
              {momentOf(at)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  );
}
