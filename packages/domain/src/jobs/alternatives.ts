import type { Span } from '../text/index.ts';
import type { NamedSkill } from './named-skill.ts';

const OR =
  /^[^\p{L}]*(?:(?:or|oder|ou|o|u|of)\s+|\s*\/\s*)(?:(?:an?|in|with|similar|have|had|de|en|mit)\s+)*\p{L}*\s?$/iu;
const LISTED = /^\s*,\s*$/u;
/** Behind one of these stand examples of what is named before: any of them will do. */
const EXAMPLES =
  /(?:(?<![\p{L}\p{N}])(?:such as|e\.?g\.?|for example|like|z\.\s?B\.|wie|etwa|par exemple|p\.\s?ex\.|comme|tel(?:le)?s? que|p\.\s?ej\.|por ejemplo|como|tales como|zoals|bijv\.|bijvoorbeeld|ideally|preferably|idealerweise|idéalement|idealmente|bij voorkeur),?)\s*(?:an?\s|the\s)?$/iu;
/** A bracket that says that its names are not the only ones, or that one will do: "(LEAP, Proclaim or similar)". */
const BRACKET =
  /\((?=[^()]*(?:(?<!\p{L})(?:or|oder|ou|o|of|etc|similar\p{L}*|ähnlich\p{L}*|usw)(?!\p{L})|…|\.\.\.)[^()]*\))/giu;
const LIST_OF_EXAMPLES = new RegExp(EXAMPLES.source.replace(/\$$/u, ''), 'giu');
const LISTED_OR_JOINED = /^\s*(?:,\s*)?(?:(?:and|or|und|oder|et|ou|y|o|en|of|&|\/)\s*)?$/iu;
const LONGEST_MARK = 24;
const LONGEST_BRACKET = 120;
/** What of a longer name the one that is known leaves over: "SAP IBP". */
const REST_OF_NAME = /^(?:\s\p{Lu}[\p{L}\d+#-]*){1,2}(?=\s|,|\/|$)/u;

/** Where a sentence lists examples, up to what ends the list. */
export function exampleParts(text: string): Span[] {
  return [...text.matchAll(LIST_OF_EXAMPLES), ...text.matchAll(BRACKET)].map(({ index, 0: mark }) => {
    const start = index + mark.length;
    const end = text.slice(start).search(/[.;)](?:\s|$)|\)/u);
    return { start, end: end < 0 ? text.length : start + end };
  });
}

/** Whether a name is the first of a bracket of examples. */
const isBracket = (text: string, start: number): boolean => {
  const open = text.slice(0, start).trimEnd().length - 1;
  return (
    text[open] === '(' && [...text.slice(open, open + LONGEST_BRACKET).matchAll(BRACKET)][0]?.index === 0
  );
};

/** Skills of which one is enough, in the order of their sentence: "Java or Kotlin", "Java, Kotlin or Scala", "a CRM such as HubSpot". */
export function alternativesIn(text: string, skills: readonly NamedSkill[]): string[][] {
  const found: string[][] = [];
  let row: string[] = [];
  let [hasOr, isOfExamples] = [false, false];
  const close = () => {
    if (hasOr && new Set(row).size > 1) found.push([...new Set(row)]);
    row = [];
    [hasOr, isOfExamples] = [false, false];
  };
  for (const [at, skill] of skills.entries()) {
    const before = skills[at - 1];
    const gap = before ? text.slice(before.span.end, skill.span.start).replace(REST_OF_NAME, '') : '';
    const lead = text.slice(Math.max(0, skill.span.start - LONGEST_MARK), skill.span.start);
    const isExample = EXAMPLES.test(lead) || isBracket(text, skill.span.start);
    // "A CRM such as HubSpot": what the examples are of is answered by any of them.
    const isOfWhole =
      isExample && before !== undefined && /^\s*[,(]?\s*\(?$/u.test(gap.replace(EXAMPLES, ''));
    const isOr = before !== undefined && OR.test(gap);
    const isNextExample = isOfExamples && LISTED_OR_JOINED.test(gap);
    // What stands behind the "or" begins another row.
    if (!isOr && !isOfWhole && !isNextExample && !(before && !hasOr && LISTED.test(gap))) close();
    row.push(skill.id);
    isOfExamples ||= isExample;
    hasOr ||= isOr || isExample;
  }
  close();
  return found;
}
