import type { Suggestion } from './result.ts';

type Parts = Omit<Suggestion, 'question' | 'edit' | 'improvement'> & {
  edit: NonNullable<Suggestion['edit']>;
  improvement?: string;
};
/** A suggestion that is a change of the text. */
export const suggestion = ({ improvement = '', ...parts }: Parts): Suggestion => ({
  ...parts,
  improvement,
  question: '',
});
