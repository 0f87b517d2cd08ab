import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';

export interface ScriptedModel {
  baseURL: string;
  address: string;
  /** Bodies of the requests, as text, and whether each was cut by the caller. */
  requests: { body: string; authorization: string; wasCut: boolean }[];
  close(): Promise<void>;
}

/** What the model does with a request, whose body is given as text: writes to the answer, and ends it or not. */
export type Script = (answer: ServerResponse, body: string) => void | Promise<void>;

/** Opens an answer in the chat-completions stream of the OpenAI protocol. */
export function begin(answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** Sends a piece of the answer's text. */
export function say(answer: ServerResponse, content: string): void {
  const chunk = {
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta: { content } }],
  };
  answer.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

/** Ends the answer as the protocol asks. */
export function finish(answer: ServerResponse): void {
  const chunk = {
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
  };
  answer.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
}

/** The script of a model that writes this, in pieces. */
export function writes(text: string, pieceLength = 40): Script {
  return (answer) => {
    begin(answer);
    for (let at = 0; at < text.length; at += pieceLength) say(answer, text.slice(at, at + pieceLength));
    finish(answer);
  };
}

/** A tool that a model calls, with what it gives it. */
export interface ToolUse {
  tool: string;
  given: Record<string, unknown>;
}

/** The script of a model that says something, and calls tools in the same answer. */
export function callsTools(uses: readonly ToolUse[], text = '', tokens = 100): Script {
  return (answer) => {
    begin(answer);
    if (text !== '') say(answer, text);
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' };
    const tool_calls = uses.map(({ tool, given }, index) => ({
      index,
      id: `call-${index}`,
      type: 'function',
      function: { name: tool, arguments: JSON.stringify(given) },
    }));
    const usage = { prompt_tokens: tokens, completion_tokens: 0, total_tokens: tokens };
    const choice = uses.length > 0 ? { tool_calls } : {};
    const reason = uses.length > 0 ? 'tool_calls' : 'stop';
    for (const [delta, finish_reason] of [
      [choice, null],
      [{}, reason],
    ] as const)
      answer.write(
        `data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    answer.end(`data: ${JSON.stringify({ ...chunk, choices: [], usage })}\n\ndata: [DONE]\n\n`);
  };
}

/** What tools answered a model so far in one request, as the body of its next question tells it. */
export function toolAnswersIn(body: string): string[] {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] };
  const asked = messages.findLastIndex(({ role }) => role === 'user');
  return messages.slice(asked).flatMap(({ role, content }) => (role === 'tool' ? [String(content)] : []));
}

/** The script of an answer that is JSON. */
export function answersJson(value: unknown): Script {
  return (answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(value));
  };
}

/** The script of a model that is out of order, and may be asked again at once. */
export const isDown: Script = (answer) =>
  void answer.writeHead(500, { 'retry-after-ms': '1' }).end('out of order');

const notFound: Script = (answer) => void answer.writeHead(404).end('404 page not found');

/**
 * A server that speaks the protocol and follows a script, request after request. `lists` are its other addresses, by
 * which it tells its models.
 */
export async function scriptedModel(
  script: Script,
  lists: Readonly<Record<string, Script>> = {},
): Promise<ScriptedModel> {
  const requests: ScriptedModel['requests'] = [];
  const server = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      if (request.method === 'GET') {
        void (lists[request.url ?? ''] ?? notFound)(answer, body);
        return;
      }
      const seen = { body, authorization: request.headers.authorization ?? '', wasCut: false };
      requests.push(seen);
      answer.on('close', () => {
        seen.wasCut = !answer.writableFinished;
      });
      void script(answer, body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    baseURL: `http://127.0.0.1:${port}/v1`,
    address: `127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
