import type { CvRequest } from '@candor/domain/cv';
import type { Composition, GatedCv, GateInput } from '@candor/domain/writing';
import type { WritingOptions } from '@candor/domain/writing';

/** One thing a writing thread can be asked to do. */
export type Work =
  | { kind: 'warm' }
  | { kind: 'compose'; request: CvRequest; options: WritingOptions }
  | { kind: 'gate'; input: GateInput };

export type WorkResult =
  { kind: 'warm' } | { kind: 'compose'; composition: Composition } | { kind: 'gate'; gated: GatedCv };
