/**
 * Questions as they are written, in blocks: `# category difficulty id: competencies | codes | presupposed`, the question, tips (`-`), key
 * points (`+`), what a strong answer shows (`=`), a follow-up (`>`). `{here}` stands for the employer: "here", "at Acme".
 * `all` in place of codes: fits whoever works, alone or with others, at any level; only such ones of no trade come into a plan.
 * What is presupposed are beginnings of words, one of which the CV or the advert has to have; behind `cv`, only the CV's count.
 */
export interface BankSet {
  /** Questions that are no part of the bank, and what their ids begin with. Default: `bank`. */
  kind?: 'built-in' | 'salary';
  /** Beginnings of the SOC codes that the questions belong to; empty for questions of any work. Codes of a block narrow them. */
  codes: readonly string[];
  text: string;
}
