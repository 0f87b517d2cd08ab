import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import type { CvAnalysis } from '@candor/domain/optimizer';
import { bandInk, bandLabels, bandOf, scores, type ScoreId } from './words.ts';

interface ScoreTilesProps {
  analysis: CvAnalysis;
  shown: ScoreId | null;
  onShow: (score: ScoreId | null) => void;
}

/** The five scores; each opens what it is made of. */
export function ScoreTiles({ analysis, shown, onShow }: ScoreTilesProps) {
  return (
    <div
      role="group"
      aria-label={t`Scores`}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-5"
    >
      {scores.map(({ id, label, of }) => {
        const points = of(analysis);
        const band = bandOf(points);
        const isShown = shown === id;
        return (
          <button
            key={id}
            type="button"
            aria-expanded={isShown}
            aria-controls="score-parts"
            onClick={() => onShow(isShown ? null : id)}
            className={clsx(
              'grid content-start gap-0.5 p-3 text-start transition-colors duration-100 hover:bg-wash -outline-offset-2',
              isShown ? 'bg-wash' : 'bg-surface',
              id === 'overall' && 'max-sm:col-span-2',
            )}
          >
            <span className="text-sm text-soft">{label}</span>
            <span className={clsx('text-xl font-medium tabular-nums', bandInk[band])}>{points}</span>
            <span className="text-sm text-soft">{bandLabels[band]}</span>
          </button>
        );
      })}
    </div>
  );
}
