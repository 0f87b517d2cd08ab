import { TOGETHER } from './order-words.data.ts';
import type { TailoringChange } from './tailoring.ts';
import {
  answersOf,
  fieldsNaming,
  namedRequirements,
  rankOf,
  type TailoringContext,
} from './tailoring-context.ts';

/** Whether lines must stay as they follow each other: one speaks of another, or they tell of one year after the next. */
function isSequence(lines: readonly string[]): boolean {
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

/** Places sorted so that what ranks higher comes first, else as they were; null where that changes nothing. */
export function orderByRank(ranks: readonly number[]): number[] | null {
  const order = ranks.map((_rank, at) => at).toSorted((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0) || a - b);
  return order.every((at, index) => at === index) ? null : order;
}

/** Within each job, the lines that show what is asked for before the others. */
export function orderLines({ cv, match }: TailoringContext): TailoringChange[] {
  const named = namedRequirements(match).map((one) => ({
    one,
    paths: new Set(fieldsNaming(cv, one).map(({ path }) => path)),
  }));
  return cv.jobs.flatMap(({ path, bullets, position, company }): TailoringChange[] => {
    const shown = bullets.map((_line, at) =>
      named.filter(({ paths }) => paths.has(`${path}.bullets.${at}`)).map(({ one }) => one),
    );
    const order = isSequence(bullets)
      ? null
      : orderByRank(shown.map((all) => Math.max(0, ...all.map(rankOf))));
    if (!order) return [];
    const moved = order.filter((from, to) => from > to);
    const answered = [...new Set(moved.flatMap((from) => shown[from] ?? []))].filter(
      (one) => rankOf(one) > 0,
    );
    const linesOf = (places: readonly number[]) => places.flatMap((at) => bullets.slice(at, at + 1));
    return [
      {
        id: `order:${path}`,
        title: `Move what they ask for to the top of ${[position, company].find((name) => name !== '') ?? 'this job'}`,
        answers: answersOf(answered),
        fact: { from: 'cv', quote: linesOf(moved)[0] ?? '' },
        before: bullets.join('\n'),
        after: linesOf(order).join('\n'),
        edit: { kind: 'order', path: `${path}.bullets`, order },
      },
    ];
  });
}
