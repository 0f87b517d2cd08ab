import { cvLimits, placeOfField, shortFields, withField, type CvDocument } from '../cv/index.ts';
import { evidenceSource, judge, readText, type EvidenceSource } from '../evidence/index.ts';
import { aboutOf, type Mark } from '../marks/index.ts';
import { say } from '../say/index.ts';
import { spokenList } from '../say/spoken-list.ts';
import type { ProposedField } from './gated.ts';

/** More are settled by nobody. */
const MOST_FIELDS = 40;
const MOST_WORDINGS = 3;
const LONGEST_CITED = 600;

/** Only capitals, spaces and marks that say nothing differ. What asks, weighs or calculates says something. */
const textBy = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Sc}%+#?~]+/gu, ' ')
    .trim();

/** Words of a wording that neither the field nor a line it rests on has in any form. */
const addedIn = (text: string, { stems }: EvidenceSource) =>
  readText(text).words.filter(({ isContent, stem }) => isContent && !stems.has(stem));

function tidierWith(added: readonly string[]): string {
  const words = spokenList(added.map((word) => say`“${word}”`));
  return say`A tidier way to put this. Check ${words}: you didn’t type that.`;
}

function whyOf(path: string, wordings: readonly string[], source: EvidenceSource): string {
  const added = wordings.flatMap((text) => addedIn(text, source).map((word) => word.text));
  if (added.length > 0 && !path.endsWith('.dates')) return tidierWith([...new Set(added)]);
  if (wordings.includes('')) return say`This looks like something to leave out.`;
  return wordings.length > 1 ? say`Only you know which of these is right.` : say`A tidier way to put this.`;
}

/**
 * What a model proposes for short fields, as far as its facts are the person's. What differs by capitals, spaces and marks alone
 * is put in; everything else is proposed beside what they typed.
 */
export function gateFields(
  given: CvDocument,
  proposed: readonly ProposedField[],
  today: string,
): { document: CvDocument; marks: Mark[] } {
  let document = given;
  const fields = shortFields(given);
  const marks: Mark[] = [];
  for (const { path, wordings, cited } of proposed.slice(0, MOST_FIELDS)) {
    const typed = fields.get(path) ?? '';
    const source = evidenceSource(
      [typed, ...cited].map((text) => ({ id: '', text: text.slice(0, LONGEST_CITED) })),
    );
    const judged = [...new Set(wordings)]
      .filter((text) => text !== typed && text.length <= cvLimits.line)
      .map((text) => ({
        text,
        ...judge(path.endsWith('.dates') ? text.toLowerCase() : text, source, { today }),
      }))
      .filter(({ verdict }) => verdict !== 'invented')
      .slice(0, MOST_WORDINGS);
    const [first] = judged;
    if (typed === '' || !first) continue;
    const place = placeOfField(shortFields(document), path, typed);
    if (place !== null && judged.length === 1 && textBy(first.text) === textBy(typed))
      document = withField(document, place, first.text);
    else {
      const proposals = judged.map(({ text }) => text);
      const why = judged.flatMap(({ doubts }) => doubts)[0]?.why ?? whyOf(path, proposals, source);
      const about = aboutOf(proposals.join(' | '));
      marks.push({ line: path, kind: 'proposal', words: typed, why, about, proposals });
    }
  }
  return { document, marks };
}
