import type { FastifyBaseLogger } from 'fastify';
import { askByName } from './asking/ask-by-name.ts';
import { askWithTools, type ToolAnswer, type ToolQuestion } from './asking/ask-with-tools.ts';
import type { ModelInUse } from './asking/ask-model.ts';
import type { LanguageModels } from './language-models/index.ts';

export type { ModelMessage } from './asking/ask-with-tools.ts';

/** Has a model answer with tools. */
export interface ToolCaller {
  /** The model in use for a person; null where there is none. */
  inUse(by: string): Promise<ModelInUse | null>;
  ask(question: Omit<ToolQuestion, 'log'>): AsyncGenerator<ToolAnswer>;
}

const keyOf = ({ model }: ModelInUse) =>
  typeof model === 'string' ? model : `${model.provider} ${model.modelId}`;

/** By the provider's own tool calling where the model has it, else by tasks that it names; which of them is remembered by this process. */
export function createToolCaller({
  models,
  log,
}: {
  models: LanguageModels;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): ToolCaller {
  const withoutTools = new Set<string>();
  return {
    inUse: (by) => models.inUse(by),
    async *ask(asked) {
      const question = { ...asked, log };
      const key = keyOf(asked);
      if (!withoutTools.has(key)) {
        let isBegun = false;
        const use: ToolQuestion['use'] = (tool, given) => {
          isBegun = true;
          return question.use(tool, given);
        };
        for await (const event of askWithTools({ ...question, use })) {
          isBegun ||= event.kind === 'words';
          // A server that knows no tools refuses the request, before a word.
          const isRefused =
            event.kind === 'failed' &&
            (event.failure === 'refused' || event.status === 500 || event.status === 501);
          if (isRefused && !isBegun) withoutTools.add(key);
          else yield event;
        }
        if (!withoutTools.has(key)) return;
      }
      for await (const event of askByName(question)) {
        // What is refused in every form is no question of tools.
        if (event.kind === 'failed') withoutTools.delete(key);
        yield event;
      }
    },
  };
}
