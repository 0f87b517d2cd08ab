import type { Span } from '../text/index.ts';

/** A skill where a text names it; the lexicon of `packages/occupations` finds them. */
export interface NamedSkill {
  id: string;
  name: string;
  category: 'hard' | 'soft' | 'tool' | 'language' | 'certificate';
  span: Span;
  /** Whether the lexicon has it. Default: it has. */
  isKnown?: boolean;
}
