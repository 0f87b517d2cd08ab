import type { ReadParts, WordMove } from '@candor/domain/importing';
import { quickCall, type Asker, type ModelParts } from './quick-call.ts';
import { runTask } from './tasks/ask-task.ts';
import { importGiven, repairImport } from './tasks/repair-import.ts';

/** Looks for words that a file's reading put in the wrong place: by the model in use, where there is one. */
export interface ImportRepairer {
  repairsOf(
    parts: ReadParts,
    file: string,
    asker: Asker,
  ): Promise<{ writer: 'model' | 'built-in'; repairs: WordMove[][] }>;
}

export function createImportRepairer(parts: ModelParts): ImportRepairer {
  return {
    async repairsOf(read, file, asker) {
      const call = await quickCall(parts, asker);
      const given = importGiven(read, file);
      const { writer, result } = await runTask(repairImport, { given, check: read }, call);
      return { writer, repairs: result };
    },
  };
}
