import type { Family } from '../families.ts';

const proofs: Readonly<Record<Family, (ability: string) => string>> = {
  digital: (ability) => `Have someone in the field check a piece of work that shows how you ${ability}`,
  creative: (ability) => `Have someone in the field look at a piece of work that shows how you ${ability}`,
  science: (ability) => `Have someone in the field check a piece of work that shows how you ${ability}`,
  office: (ability) => `Have someone in the field check a piece of work that shows how you ${ability}`,
  teaching: (ability) => `Have an experienced teacher watch you ${ability}`,
  care: (ability) => `Show a qualified colleague that you can ${ability}`,
  service: (ability) => `Show an experienced colleague that you can ${ability}`,
  trade: (ability) => `Show a qualified colleague that you can ${ability}`,
  driving: (ability) => `Show an instructor or an experienced colleague that you can ${ability}`,
};

/** A milestone by which somebody else can see an ability, as the kind of work allows. */
export const showAbility = (family: Family, ability: string) => proofs[family](ability);
