import type { CvDocument } from '@candor/domain/cv';
import type { AskedFor, TailoringChange } from '@candor/domain/optimizer';
import { quickCall, type Asker, type ModelParts } from './quick-call.ts';
import { runTask } from './tasks/ask-task.ts';
import { tailorCv, type TailorCheck } from './tasks/tailor-cv.ts';
import { tailorGiven } from './tasks/tailor-given.ts';

/** Proposes what of a CV to say, and in what order, for an advert: by the model in use, where there is one. */
export interface CvTailor {
  /** The changes that `check` has, or with those that are proposed. */
  propose(
    cv: { document: CvDocument; asked: readonly AskedFor[] },
    check: TailorCheck,
    asker: Asker,
  ): Promise<readonly TailoringChange[]>;
}

export function createCvTailor(parts: ModelParts): CvTailor {
  return {
    async propose({ document, asked }, check, asker) {
      if (asked.length === 0) return check.changes;
      const given = tailorGiven(document, asked);
      const call = await quickCall(parts, asker);
      return (await runTask(tailorCv, { given, check }, call)).result;
    },
  };
}
