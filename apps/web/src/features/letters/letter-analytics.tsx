import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { ChevronRight, CircleCheck, CircleDashed, Eye, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import {
  characterCount,
  leastAnalysedCharacters,
  openBlanks,
  READY,
  type AnalyticsInput,
  type Figure,
  type FigureId,
} from '@candor/domain/letters';
import type { Span } from '@candor/domain/text';
import { Button } from '../../ui/button.tsx';
import { useAnalysed } from './use-analysed.ts';
import { ScoreLines } from './score-lines.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

const groups: readonly { title: string; ids: readonly FigureId[] }[] = [
  {
    title: t`This employer`,
    ids: ['company-named', 'role-named', 'advert-answered', 'advert-open'],
  },
  { title: t`Your evidence`, ids: ['unproven-claims', 'evidenced-claims', 'copied-from-cv'] },
  { title: t`Length and form`, ids: ['words', 'paragraphs', 'salutation'] },
  {
    title: t`How it reads`,
    ids: ['tone', 'reading-level', 'sentence-length', 'sentence-spread', 'i-openings'],
  },
  { title: t`Words to check`, ids: ['passive', 'cliches', 'hedges'] },
];

interface LetterAnalyticsProps {
  input: AnalyticsInput;
  /** The figure whose words are shown in the text. */
  shown: FigureId | null;
  onShow: (figure: FigureId, spans: readonly Span[]) => void;
}

/** The band of a score: the colours of the product's scores, always with their word. */
function bandOf(score: number, missing: readonly string[]): { word: string; ink: string } {
  if (score >= READY && missing.length === 0) return { word: t`Ready to send`, ink: 'text-green' };
  if (score >= 60) return { word: t`Nearly there`, ink: 'text-warning' };
  return { word: t`Needs work`, ink: 'text-danger' };
}

/** A letter in figures, following the keys; each with the range it should lie in and the words it is about. */
export function LetterAnalytics({ input, shown, onShow }: LetterAnalyticsProps) {
  const late = useDeferredValue(input);
  const characters = useMemo(() => characterCount(late.text), [late.text]);
  const inputs = useMemo(() => [late], [late]);
  const analysed = useAnalysed(inputs);
  const analytics = analysed.kind === 'ready' ? analysed.analytics[0] : null;
  if (characters <= leastAnalysedCharacters)
    return (
      <p className="rounded-panel bg-wash px-4 py-3 text-base">
        <Trans>
          Scores appear from {leastAnalysedCharacters} characters between greeting and close. This letter has{' '}
          {characters} so far.
        </Trans>
      </p>
    );
  if (!analytics)
    return (
      <p role="status" className="rounded-panel bg-wash px-4 py-3 text-base">
        {analysed.kind === 'failed'
          ? t`The analysis could not be loaded. Reload the page to try again.`
          : t`Reading your letter…`}
      </p>
    );
  const blanks = openBlanks(late.text).length;
  const { points: score, lines } = analytics.score;
  const { missing } = analytics;
  const { word, ink } = bandOf(score, missing);
  const measured = analytics.figures.filter(({ verdict }) => verdict !== 'unknown');
  const good = measured.filter(({ verdict }) => verdict === 'good').length;
  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className={clsx('font-serif text-3xl font-semibold tabular', ink)}>{score}</p>
        <div>
          <p className={clsx('text-md font-semibold', ink)}>{word}</p>
          <p className="text-base text-soft">
            {blanks > 0
              ? t`${good} of ${plural(measured.length, { one: '# figure', other: '# figures' })} on target, ${plural(blanks, { one: '# blank', other: '# blanks' })} still open`
              : t`${good} of ${plural(measured.length, { one: '# figure', other: '# figures' })} on target`}
          </p>
        </div>
      </div>
      {missing.length > 0 && (
        <div className="grid gap-1 text-base text-soft">
          <p>
            <Trans>Before it’s ready to send:</Trans>
          </p>
          <ul className="grid list-disc gap-0.5 ps-5">
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      <ScoreLines lines={lines} />
      {groups.map(({ title, ids }) => (
        <section key={title} aria-label={title} className="grid">
          <h2 className="border-b border-line pb-2 text-md font-semibold">{title}</h2>
          {ids.map((id) => {
            const figure = analytics.figures.find((one) => one.id === id);
            return (
              figure && (
                <FigureRow
                  key={id}
                  figure={figure}
                  isShown={shown === id}
                  onShow={() => onShow(id, figure.spans)}
                />
              )
            );
          })}
        </section>
      ))}
    </div>
  );
}

const verdicts = {
  good: { Icon: CircleCheck, ink: 'text-green', word: t`On target` },
  attention: { Icon: TriangleAlert, ink: 'text-warning', word: t`Needs attention` },
  unknown: { Icon: CircleDashed, ink: 'text-soft', word: t`Not measured yet` },
} as const;

interface FigureRowProps {
  figure: Figure;
  isShown: boolean;
  onShow: () => void;
}

function FigureRow({ figure, isShown, onShow }: FigureRowProps) {
  const { label, shown, target, verdict, source, advice, spans, terms } = figure;
  const { Icon, ink, word } = verdicts[verdict];
  return (
    <details className="group border-b border-line">
      <summary className="grid list-none grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 rounded-control py-2.5 text-base [&::-webkit-details-marker]:hidden">
        <Icon {...icon} className={ink} aria-hidden={false} aria-label={word} role="img" />
        <span>{label}</span>
        <span className="text-end tabular">
          <span className="font-medium">{shown}</span>
          {target && <span className="block text-xs text-soft">{target.shown}</span>}
        </span>
        <ChevronRight
          {...icon}
          className="text-soft transition-transform duration-100 group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:-rotate-90"
        />
      </summary>
      <div className="grid justify-items-start gap-2 pb-3 ps-7 text-base">
        {verdict !== 'good' && <p>{advice}</p>}
        {terms.length > 0 && (
          <ul className="flex flex-wrap gap-1.5" aria-label={label}>
            {terms.map((term) => (
              <li key={term} dir="auto" className="rounded-full border border-line px-2.5 py-0.5 text-sm">
                {term}
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm text-soft">{source}</p>
        {spans.length > 0 && (
          <Button icon={<Eye {...icon} />} aria-pressed={isShown} onClick={onShow}>
            {isShown
              ? t`Shown in the text`
              : plural(spans.length, { one: 'Show the place', other: 'Show # places' })}
          </Button>
        )}
      </div>
    </details>
  );
}
