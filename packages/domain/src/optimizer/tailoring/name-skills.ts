import { say } from '../../say/index.ts';
import { joinedName } from './same-name.ts';
import type { TailoringChange } from './tailoring.ts';
import { answersOf, fieldsAnswering, namedRequirements, type TailoringContext } from './tailoring-context.ts';

/** Skills of the list by the name that the advert gives them, where both names are surely of one skill. */
export function nameSkills({ cv, match }: TailoringContext): TailoringChange[] {
  return namedRequirements(match).flatMap((requirement): TailoringChange[] => {
    const { advertWords, id } = requirement;
    if (advertWords === '') return [];
    return fieldsAnswering(cv, requirement).flatMap(({ path, span, category }): TailoringChange[] => {
      const at = /^skills\.(\d+)$/u.exec(path)?.[1];
      const own = at === undefined ? undefined : cv.document.skills[Number(at)]?.name;
      // The whole item is the name: of "Excel (pivot tables)" more would have to be understood.
      const isWhole = own !== undefined && span.end - span.start === own.length;
      const joined = isWhole ? joinedName(own, advertWords, category === 'tool') : null;
      if (!joined || own === undefined) return [];
      return [
        {
          id: `name:${id}`,
          title: say`Use the name the job ad uses`,
          answers: answersOf([requirement]),
          fact: { from: 'cv', quote: own },
          before: own,
          after: joined,
          edit: { kind: 'words', path, expected: own, replacement: joined },
        },
      ];
    });
  });
}
