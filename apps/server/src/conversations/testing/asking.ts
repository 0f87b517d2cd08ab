import { ask, decideAct, getConversation } from '@candor/contracts/conversations';
import type { Subject } from '@candor/domain/conversations';
import {
  callsTools,
  scriptedModel,
  type Script,
  type ScriptedModel,
  type ToolUse,
} from '@candor/testing/server';
import { startTestApp, type Person, type TestApp } from '../../platform/testing/index.ts';

/** What a scripted model does at each step of a request. */
export type Steps = readonly { uses?: readonly ToolUse[]; say?: string }[];

export interface AskingServer {
  server: TestApp;
  model: ScriptedModel;
  /** What the model does from now on. */
  play(script: Script): void;
  /** Asks, and gives the turn; the model goes through these steps. */
  asks(
    as: Person,
    about: Subject,
    request: string,
    steps: Steps,
    named?: string[],
  ): Promise<ReturnType<typeof turnIn>>;
  close(): Promise<void>;
}

const turnIn = (json: unknown) => ask.reply.schema.parse(json);

/** The script of a model that goes through steps, one at each question. */
export function goesThrough(steps: Steps): Script {
  let at = 0;
  return (answer, body) => {
    const { uses = [], say = '' } = steps[at] ?? { say: 'That is all.' };
    at += 1;
    return callsTools(uses, say)(answer, body);
  };
}

/** What documents are made for a test with: without the model. */
export const outOfOrder: Script = (answer) => void answer.writeHead(401).end();

/** A server with a scripted model that knows tools. */
export async function anAskingServer(variables: Record<string, string> = {}): Promise<AskingServer> {
  let script = outOfOrder;
  const model = await scriptedModel((answer, body) => script(answer, body));
  const server = await startTestApp({
    variables: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: model.baseURL, ...variables },
  });
  const play: AskingServer['play'] = (next) => {
    script = next;
  };
  return {
    server,
    model,
    play,
    async asks(as, about, request, steps, named = []) {
      play(goesThrough(steps));
      const body = { subject: about, request, named };
      const answer = await server.ask({ method: 'POST', path: ask.path, as, body });
      play(outOfOrder);
      if (answer.status !== 200) throw new Error(answer.text);
      return turnIn(answer.json);
    },
    async close() {
      await server.close();
      await model.close();
    },
  };
}

export async function conversationOf(server: TestApp, as: Person, about: string) {
  const path = `${getConversation.path}?about=${about}`;
  const { json } = await server.ask({ method: 'GET', path, as });
  return getConversation.reply.schema.parse(json).conversation;
}

/** Answers what waits in the conversation about something. */
export async function decide(server: TestApp, as: Person, about: string, isAllowed: boolean) {
  const conversation = await conversationOf(server, as, about);
  const act = conversation?.turns.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'act' && part.state === 'waiting' ? [part.id] : [])),
  )[0];
  const path = `/api/conversations/${conversation?.id}/acts/${act}`;
  const answer = await server.ask({ method: 'POST', path, as, body: { isAllowed } });
  return decideAct.reply.schema.parse(answer.json);
}
