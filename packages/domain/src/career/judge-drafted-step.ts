/** Names of papers that only their issuers can speak of. */
const PAPER =
  /\b(?:licen[cs]\w*|regist\w+|certif\w+|diplom\w+|degree\w*|master’?'?s|bachelor’?'?s|doctorate\w*|qualif\w+|exam\w*|permit\w*|accredit\w+)/giu;
/** Times, and amounts of money. */
const FIGURE =
  /[£€$]\s?\d[\d.,]*|\b(?:\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half a|an?)[ -]+(?:hours?|days?|weeks?|months?|terms?|years?|pounds?|euros?|dollars?)\b/giu;
/** Words that begin with a capital within a sentence. */
const NAME = /(?<=[\p{L}\d,;)’'”] )\p{Lu}[\p{L}\d.&-]+/gu;
const STEM = 5;
const LONGEST = 300;

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([one]) => one.toLowerCase());
const bare = (text: string) => text.toLowerCase().replaceAll(/[\s-]+/gu, ' ');

/**
 * How a step that a language model drafted compares with what is known: `known` where its papers, times and sums stand in the facts
 * it names; `unchecked` where they do not, and whoever gives them has to be asked; `refused` where it names what nobody gave, is
 * no sentence, or holds an address.
 *
 * @param given everything that was put to the model
 * @param named the facts of our tables that the step names
 */
export function judgeDraftedStep(
  text: string,
  { given, named }: { given: readonly string[]; named: readonly string[] },
): 'known' | 'unchecked' | 'refused' {
  if (text.trim().length < 2 * STEM || text.length > LONGEST || /https?:|www\.|[\n\r]/i.test(text))
    return 'refused';
  const everything = bare(given.join(' \n '));
  if (all(text, NAME).some((name) => !everything.includes(bare(name)))) return 'refused';
  const facts = bare(named.join(' \n '));
  const papers = all(text, PAPER).map((paper) => paper.slice(0, STEM));
  const figures = all(text, FIGURE).map(bare);
  return [...papers, ...figures].every((claim) => facts.includes(claim)) ? 'known' : 'unchecked';
}
