import { z } from 'zod';
import type { EvidenceFinding } from '../evidence/index.ts';
import { spanSchema } from '../text/index.ts';
import type { TextKind } from './prepared-text.ts';

/** What a rewrite aims at. */
export const improvementTypes = ['achievement', 'action-verb', 'keywords', 'impact'] as const;
export const improvementTypeSchema = z.enum(improvementTypes);
export type ImprovementType = z.infer<typeof improvementTypeSchema>;

export const rewriteSchema = z.object({ text: z.string(), reason: z.string() });
export type Rewrite = z.infer<typeof rewriteSchema>;

/** One sentence and how else it could be said, best first; where nothing is better, none, and `note` says so. */
export const sentenceRewritesSchema = z.object({
  span: spanSchema,
  sentence: z.string(),
  rewrites: z.array(rewriteSchema),
  /** What only the person can add that would make it stronger, asked in a few words; '' where nothing is missing. */
  question: z.string(),
  /** The note on a sentence that stays as it is; '' where there are rewrites. */
  note: z.string(),
});
export type SentenceRewrites = z.infer<typeof sentenceRewritesSchema>;

export interface ImproveOptions {
  /** An advert or list of keywords: its words are preferred where the sentence says the same in others. */
  keywords?: string;
  /** Whether "I" stands before what was done. Default: as in the rest of the text. */
  kind?: TextKind;
}

/** A rewrite that claims what its sentence does not. */
export interface RefusedRewrite extends Pick<EvidenceFinding, 'kind' | 'words'> {
  /** The place of the sentence. */
  at: number;
  text: string;
}

export interface Proposed {
  sentences: SentenceRewrites[];
  refused: RefusedRewrite[];
}
