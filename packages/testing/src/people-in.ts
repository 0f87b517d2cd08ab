import { layoutIds, type LayoutId } from '@candor/domain/cv';
import { people, type Person } from './people.data.ts';
import { someOf } from './thoroughness.ts';

/**
 * The people whose documents are looked at in a layout, by name: four, others in each layout, so that each of them is
 * in some; everybody by `npm run test:all`.
 */
export function peopleIn(
  layout: LayoutId,
  isMeant: (name: string) => boolean = () => true,
): [name: string, person: Person][] {
  const meant = Object.entries(people).filter(([name]) => isMeant(name));
  return someOf(meant, { at: layoutIds.indexOf(layout), count: 4 });
}

/** The layouts that a test looks at: four, others from each place, so that tests together see all; all by `npm run test:all`. */
export function someLayouts(from: number): LayoutId[] {
  return someOf(layoutIds, { at: from, count: 4 });
}
