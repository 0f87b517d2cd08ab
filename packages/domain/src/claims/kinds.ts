import { z } from 'zod';

/** What a fact can be; the gate names the first that it cannot find in the source. */
export const factKinds = [
  'employer',
  'title',
  'date',
  'degree',
  'school',
  'number',
  'tool',
  'certificate',
  'skill',
  'name',
  /** An action, thing, rank, state or share in an action that no statement speaks of. */
  'claim',
] as const;
export const factKindSchema = z.enum(factKinds);
export type FactKind = z.infer<typeof factKindSchema>;

/** What a sentence claims and its source does not give. */
export interface UnsupportedClaim {
  kind: FactKind;
  words: string;
}
