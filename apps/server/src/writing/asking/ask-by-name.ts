import { askTask } from '../tasks/ask-task.ts';
import { chooseTools, type ChoiceGiven } from '../tasks/choose-tools.ts';
import { shapeOf, type ToolAnswer, type ToolQuestion } from './ask-with-tools.ts';

/** Answers of tools that a model gets again at each step, in characters. */
const MOST_CHARACTERS = 60_000;

/** The newest of what was used, as far as there is room. */
function newest(used: ChoiceGiven['used']): ChoiceGiven['used'] {
  let room = MOST_CHARACTERS;
  return used
    .toReversed()
    .filter(({ answer }) => (room -= answer.length) >= 0)
    .toReversed();
}

/** The same conversation with a model that knows no tools: it names them in JSON, step by step. */
export async function* askByName(question: ToolQuestion): AsyncGenerator<ToolAnswer> {
  const { model, limits, instructions, messages, tools, use, most, log, signal } = question;
  const conversation = messages.map(({ role, content }) => ({
    by: role === 'user' ? ('person' as const) : ('you' as const),
    words: content,
  }));
  const offered = tools.map(({ id, description, input }) => ({
    tool: id,
    does: description,
    takes: shapeOf(input),
  }));
  const task = { ...chooseTools, instructions: `${chooseTools.instructions}\n${instructions}` };
  const used: ChoiceGiven['used'] = [];
  let tokens = 0;
  for (let step = 0; step < most.steps; step += 1) {
    const given = { conversation, tools: offered, used: newest(used) };
    tokens += Math.ceil((task.instructions.length + JSON.stringify(given).length) / 4);
    let choice = null;
    for await (const event of askTask(task, given, { model, limits, log, signal })) {
      if (event.kind === 'failed') return yield event;
      if (event.kind === 'whole') choice = await task.verify(event.answer, given, null);
    }
    if (signal.aborted) return;
    if (!choice) return yield { kind: 'failed', failure: 'unreadable', status: null };
    const words = choice.say.map(({ text }) => text.trim()).join('\n\n');
    if (words !== '') yield { kind: 'words', text: words };
    if (choice.calls.length === 0) return yield { kind: 'ended', why: 'done' };
    for (const { tool, given: input } of choice.calls) {
      used.push({ tool, given: input, answer: await use(tool, input) });
      yield { kind: 'used' };
    }
    if (tokens >= most.tokens) return yield { kind: 'ended', why: 'out-of-tokens' };
  }
  yield { kind: 'ended', why: 'out-of-steps' };
}
