import { toText, type CvDocument } from '@candor/domain/cv';
import { quickCall, type Asker, type ModelParts } from './quick-call.ts';
import { runTask } from './tasks/ask-task.ts';
import { numbered } from './tasks/define-task.ts';
import { matchRequirements } from './tasks/match-requirements.ts';

/** Looks for lines of a CV that answer what an advert asks for in other words: by the model in use, where there is one. */
export interface RequirementMatcher {
  answersIn(
    document: CvDocument,
    open: readonly { id: string; name: string; quote: string }[],
    asker: Asker,
  ): Promise<{ id: string; line: string }[]>;
}

export function createRequirementMatcher(parts: ModelParts): RequirementMatcher {
  return {
    async answersIn(document, open, asker) {
      const requirements = numbered(
        'r',
        open.map(({ name, quote }) => `${name} (in the advert: ${quote})`),
      );
      const lines = toText(document).split('\n');
      const cv = numbered(
        'c',
        lines.map((line) => line.replace(/^• /, '').trim()).filter((line) => line !== ''),
      );
      const given = { requirements, cv };
      const call = await quickCall(parts, asker);
      const { result } = await runTask(matchRequirements, { given, check: null }, call);
      return result.flatMap(({ requirement, line }) => {
        const id = open[requirements.findIndex((one) => one.id === requirement)]?.id;
        return id === undefined ? [] : [{ id, line }];
      });
    },
  };
}
