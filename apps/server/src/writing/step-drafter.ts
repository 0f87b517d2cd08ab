import { quickCall, type Asker, type ModelParts } from './quick-call.ts';
import { runTask } from './tasks/ask-task.ts';
import { numbered } from './tasks/define-task.ts';
import { draftCareerSteps, type DraftedStep } from './tasks/draft-career-steps.ts';

interface WayToDraft {
  current: string;
  target: string;
  /** As in a sentence. */
  country: string;
  /** What our tables say of the way. */
  facts: readonly string[];
  cvText: string;
}

/** Drafts further steps from a role to another: by the model in use; none where there is none. */
export interface StepDrafter {
  draft(way: WayToDraft, asker: Asker): Promise<DraftedStep[]>;
}

export function createStepDrafter(parts: ModelParts): StepDrafter {
  return {
    async draft({ current, target, country, facts, cvText }, asker) {
      const lines = cvText.split('\n').map((line) => line.replace(/^• /, '').trim());
      const cv = numbered(
        'c',
        lines.filter((line) => line !== ''),
      );
      const given = { current, target, country, plan: numbered('k', facts), cv };
      const call = await quickCall(parts, asker);
      const { result } = await runTask(draftCareerSteps, { given, check: null }, call);
      return result;
    },
  };
}
