import clsx from 'clsx';
import { bandInk, bandLabels, bandOf } from './words.ts';

/** The score of an interview and its band in words. */
export function CardScore({ score }: { score: number }) {
  const band = bandOf(score);
  return (
    <p className={clsx('text-end text-md font-medium tabular-nums', bandInk[band])}>
      {Math.round(score)}
      <span className="block text-xs font-normal">{bandLabels[band]}</span>
    </p>
  );
}
