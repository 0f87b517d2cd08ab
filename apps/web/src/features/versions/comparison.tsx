import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import type { ComparedEntry, ComparedSection, ComparedText } from '@candor/domain/versions';
import { inOneLine } from '../../ui/lists.ts';
import type { VersionSource } from './source.ts';
import { lineWords } from './words.ts';
import { WordRuns, type Side } from './word-runs.tsx';

interface ComparisonProps<Content, Restored> {
  source: VersionSource<Content, Restored>;
  sections: readonly ComparedSection[];
  /** Names of the two versions, the earlier first. */
  names: readonly [string, string];
  /** Whether what stayed the same is shown too. */
  isWhole: boolean;
}

const isShown = ({ change, isMoved }: ComparedEntry, isWhole: boolean) =>
  isWhole || change !== 'same' || isMoved;

/** Two versions side by side, changed words marked; on narrow screens in one column, gone and new words in a line. */
export function Comparison<Content, Restored>({
  source,
  sections,
  names,
  isWhole,
}: ComparisonProps<Content, Restored>) {
  const shown = sections.filter(({ change }) => isWhole || change !== 'same');
  return (
    <div className="grid gap-8">
      <div className="hidden grid-cols-2 gap-8 border-b border-line pb-2 text-sm text-soft md:grid">
        {names.map((name) => (
          <p key={name}>{name}</p>
        ))}
      </div>
      {shown.map((section, at) => (
        <section key={`${section.kind}${at}`} aria-label={source.titleOf(section)} className="grid gap-4">
          <h3 className="font-serif text-lg font-semibold">{source.titleOf(section)}</h3>
          {section.entries
            .filter((entry) => isShown(entry, isWhole))
            .map((entry, place) => (
              <Entry key={place} entry={entry} isProse={source.isProse(section)} />
            ))}
        </section>
      ))}
    </div>
  );
}

interface EntryProps {
  entry: ComparedEntry;
  /** Whether its statements are paragraphs, not a list. */
  isProse: boolean;
}

/** What became of an entry; nothing of one that is in both versions. */
const changeWords: Record<ComparedEntry['change'], string> = {
  same: '',
  changed: '',
  added: t`added`,
  removed: t`removed`,
};

function Entry({ entry, isProse }: EntryProps) {
  const { change, isMoved, name } = entry;
  const mark = inOneLine([changeWords[change], isMoved ? t`moved` : ''].filter((word) => word !== ''));
  return (
    <div className="grid gap-2 border-s-2 border-line ps-4">
      {mark !== '' && <p className="text-sm text-soft">{name === '' ? mark : t`${name}: ${mark}`}</p>}
      <div className="hidden grid-cols-2 gap-8 md:grid">
        <EntrySide entry={entry} isProse={isProse} side="before" />
        <EntrySide entry={entry} isProse={isProse} side="after" />
      </div>
      <div className="md:hidden">
        <EntrySide entry={entry} isProse={isProse} side="both" />
      </div>
    </div>
  );
}

const has = (text: ComparedText, side: Side) => side === 'both' || text[side] !== null;

/** An entry as one version has it; nothing where the version has it not. */
function EntrySide({ entry: { fields, bullets }, isProse, side }: EntryProps & { side: Side }) {
  const lines = fields.filter((field) => has(field, side));
  const statements = bullets.filter((bullet) => has(bullet, side));
  if (lines.length + statements.length === 0) return <div />;
  return (
    <div className="grid content-start gap-2 text-base wrap-anywhere">
      {lines.length > 0 && (
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-0.5">
          {lines.map((line) => (
            <div key={line.name} className="contents">
              <dt className="text-soft">{lineWords[line.name] ?? line.name}</dt>
              <dd dir="auto">
                <WordRuns runs={line.runs} side={side} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {statements.length > 0 && (
        <ul className={clsx('grid gap-1', !isProse && 'list-disc ps-5')}>
          {statements.map((statement, at) => (
            <li key={at} dir="auto">
              <WordRuns runs={statement.runs} side={side} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
