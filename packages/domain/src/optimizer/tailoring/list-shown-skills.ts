import { readFragment } from '@candor/language';
import { saysHelped } from '../../evidence/index.ts';
import { say } from '../../say/index.ts';
import { capitalised, textAt } from '../../text/index.ts';
import type { TailoringChange } from './tailoring.ts';
import { answersOf, fieldsAnswering, namedRequirements, type TailoringContext } from './tailoring-context.ts';

const UNSURE =
  /(?<!\p{L})(?:no|not|never|without|instead of|replac\p{L}*|learn\p{L}*|stud(?:y|ied|ying)|basics?|exposure)(?!\p{L})/iu;

/** A word or two that name a thing: "wound care", not "teach". */
function namesThing(words: string, lexicon: string): boolean {
  if (words.toLowerCase() !== lexicon.toLowerCase()) return false;
  const read = readFragment(words);
  return read?.isCertain === true && read.kind === 'noun';
}

/**
 * Skills that lines show in the very words of the lexicon, and that the list leaves out. A line in which somebody helped
 * or learnt, or did without, shows none.
 */
export function listShownSkills({ cv, match }: TailoringContext): TailoringChange[] {
  if (!cv.isEnglish || cv.document.skills.length === 0) return [];
  return namedRequirements(match).flatMap((requirement): TailoringChange[] => {
    const fields = fieldsAnswering(cv, requirement);
    if (requirement.kind !== 'skill' || requirement.state !== 'met' || requirement.id.includes('|'))
      return [];
    if (fields.some(({ path }) => path.startsWith('skills.'))) return [];
    for (const { path, span, category } of fields) {
      const line = cv.statements.find((one) => one.path === path && one.job !== null);
      const words = textAt(cv.text, span);
      const isTool = category === 'tool' && /^\p{Lu}/u.test(words);
      const isNamed = isTool || (category === 'hard' && namesThing(words, requirement.name));
      if (!line || !isNamed || saysHelped(line.text) || UNSURE.test(line.text)) continue;
      const name = capitalised(words);
      const group = cv.document.skills.every((one) => one.group === '') ? '' : null;
      // Which group it belongs to is for the person to say.
      if (group === null) return [];
      return [
        {
          id: `list:${requirement.id}`,
          title: say`List ${name} among your skills`,
          answers: answersOf([requirement]),
          fact: { from: 'cv', quote: line.text },
          before: '',
          after: name,
          edit: { kind: 'add-skill', skill: { name, group } },
        },
      ];
    }
    return [];
  });
}
