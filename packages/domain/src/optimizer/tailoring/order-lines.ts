import { saysHelped } from '../../evidence/index.ts';
import { say } from '../../say/index.ts';
import { opensWeakly } from '../checks/weak-openings.ts';
import { hasFigure } from '../../writing/index.ts';
import { TOGETHER } from './order-words.data.ts';
import type { TailoringChange } from './tailoring.ts';
import {
  answersOf,
  fieldsAnswering,
  namedRequirements,
  rankOf,
  type TailoringContext,
} from './tailoring-context.ts';

/** Whether lines must stay as they follow each other: one speaks of another, or they tell of one year after the next. */
export function isSequence(lines: readonly string[]): boolean {
  const dated = lines.filter((line) =>
    /^[(\s]*(?:(?:in|since|from|seit|ab|en|depuis|desde|sinds)\s+)?(?:\p{L}+\.?\s+)?(?:19|20)\d\d/iu.test(
      line,
    ),
  );
  return (
    dated.length > 1 ||
    lines.some((line) => TOGETHER.test(line) || /:\s*$/u.test(line) || /^\s*(?:\d+[.)]|[–—-])\s/u.test(line))
  );
}

interface Weighed {
  at: number;
  /** How much of what is asked for it shows. */
  rank: number;
  hasFigure: boolean;
  /** Says what the person was there for. */
  isWeak: boolean;
}

/** Each line as far up as it passes lines that show less of what is asked for and say no more; null where none moves. */
function moveUp(lines: readonly Weighed[]): number[] | null {
  const order: Weighed[] = [];
  for (const line of lines) {
    let to = order.length;
    const passes = (other: Weighed | undefined) =>
      other !== undefined &&
      (other.rank < line.rank ||
        (other.rank === line.rank && line.rank > 0 && other.isWeak && !line.isWeak)) &&
      (line.hasFigure || !other.hasFigure) &&
      (!line.isWeak || other.isWeak);
    while (passes(order[to - 1])) to -= 1;
    order.splice(to, 0, line);
  }
  return order.every(({ at }, index) => at === index) ? null : order.map(({ at }) => at);
}

/** What the lines of a job in another order are called. */
export function movingUpIn({ position, company }: Record<'position' | 'company', string>): string {
  const job = position === '' ? company : position;
  return job === '' ? say`Move up what they ask for in this job` : say`Move up what they ask for in ${job}`;
}

/** Within each job, the lines that show what is asked for before those that show less and prove no more. */
export function orderLines({ cv, match }: TailoringContext): TailoringChange[] {
  const named = namedRequirements(match).map((one) => ({
    one,
    paths: new Set(fieldsAnswering(cv, one).map(({ path }) => path)),
  }));
  return cv.jobs.flatMap(({ path, bullets, position, company }): TailoringChange[] => {
    const shown = bullets.map((_line, at) =>
      named.filter(({ paths }) => paths.has(`${path}.bullets.${at}`)).map(({ one }) => one),
    );
    const order = isSequence(bullets)
      ? null
      : moveUp(
          bullets.map((line, at) => ({
            at,
            // Where somebody helped, others did it.
            rank: saysHelped(line) ? 0 : Math.max(0, ...(shown[at] ?? []).map(rankOf)),
            hasFigure: hasFigure(line),
            isWeak: opensWeakly(line),
          })),
        );
    if (!order) return [];
    const moved = order.filter((from, to) => from > to);
    const answered = [...new Set(moved.flatMap((from) => shown[from] ?? []))].filter(
      (one) => rankOf(one) > 0,
    );
    const linesOf = (places: readonly number[]) => places.flatMap((at) => bullets.slice(at, at + 1));
    return [
      {
        id: `order:${path}`,
        title: movingUpIn({ position, company }),
        answers: answersOf(answered),
        fact: { from: 'cv', quote: linesOf(moved)[0] ?? '' },
        before: bullets.join('\n'),
        after: linesOf(order).join('\n'),
        edit: { kind: 'order', path: `${path}.bullets`, order },
      },
    ];
  });
}
