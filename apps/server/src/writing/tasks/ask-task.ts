import type { FastifyBaseLogger } from 'fastify';
import { askModel, type ModelAnswer, type ModelInUse } from '../asking/ask-model.ts';
import type { Task } from './define-task.ts';
import { fenced, MOST_PROMPT } from './prompt.ts';

/** By whom a task is done, and what is watched to stop early. */
export interface TaskCall extends ModelInUse {
  log: Pick<FastifyBaseLogger, 'warn'>;
  signal?: AbortSignal | undefined;
}

/** Whether what is given is more than is put to a model. */
export function isTooLong(given: object): boolean {
  return fenced(given).length > MOST_PROMPT;
}

/** Asks the model for what a task wants: its answer as far as it is whole, and last all of it or why there is none. */
export function askTask<Given extends object, Answer, Check, Result>(
  { instructions, input, output }: Task<Given, Answer, Check, Result>,
  given: Given,
  call: TaskCall,
): AsyncGenerator<ModelAnswer<Answer>> {
  const prompt = fenced(input.parse(given));
  return askModel({ ...call, instructions, prompt, schema: output });
}

/** What becomes of a task: by the model where it answers and the answer holds, else without it. */
export async function runTask<Given extends object, Answer, Check, Result>(
  task: Task<Given, Answer, Check, Result>,
  { given, check }: { given: Given; check: Check },
  call: TaskCall | null,
): Promise<{ writer: 'model' | 'built-in'; result: Result }> {
  if (call && !isTooLong(given)) {
    for await (const event of askTask(task, given, call)) {
      if (event.kind !== 'whole') continue;
      const result = await task.verify(event.answer, given, check);
      if (result !== null) return { writer: 'model', result };
    }
    call.signal?.throwIfAborted();
  }
  return { writer: 'built-in', result: await task.without(given, check) };
}
