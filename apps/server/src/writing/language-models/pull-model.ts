import { z } from 'zod';
import { boundedFetch } from '../../platform/bounded-fetch.ts';

/** How far Ollama is: bytes of what it fetches now. */
export interface Pulled {
  doneBytes: number;
  totalBytes: number;
}

/** Some 150 bytes a line, a few lines a second, for hours. */
const MOST_BYTES = 50_000_000;
const LONGEST_LINE = 10_000;
/** Ollama reports its progress all the time, but for the check at the end. */
const MOST_SILENT_MS = 120_000;

const get = boundedFetch(MOST_BYTES);

/** A line of `POST /api/pull` (docs/api.md of ollama/ollama): one layer, or what is done besides. */
const lineSchema = z.object({
  status: z.string().optional(),
  digest: z.string().optional(),
  total: z.number().nonnegative().optional(),
  completed: z.number().nonnegative().optional(),
  error: z.string().optional(),
});

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<z.infer<typeof lineSchema>> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of body) {
    rest += decoder.decode(piece, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new Error('no answer of Ollama');
    for (const line of lines) if (line.trim() !== '') yield lineSchema.parse(JSON.parse(line));
  }
  if (rest.trim() !== '') yield lineSchema.parse(JSON.parse(rest));
}

/**
 * Has Ollama fetch a model and reports how far it is. What was fetched before is not fetched again; to stop listening ends
 * it, and the next call continues from there. Throws where Ollama is not there, or cannot get the model.
 */
export async function* pullModel(
  { address, model }: { address: string; model: string },
  signal: AbortSignal,
): AsyncGenerator<Pulled> {
  const leaving = new AbortController();
  const silent = () => setTimeout(() => leaving.abort(), MOST_SILENT_MS);
  let waiting = silent();
  try {
    const answer = await get(`http://${address}/api/pull`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model, stream: true }),
      signal: AbortSignal.any([signal, leaving.signal]),
    });
    if (!answer.ok || !answer.body) throw new Error(`Ollama answered ${answer.status}`);
    const layers = new Map<string, Pulled>();
    let isWhole = false;
    for await (const { status, digest, total, completed = 0, error } of linesOf(answer.body)) {
      clearTimeout(waiting);
      waiting = silent();
      if (error !== undefined) throw new Error('Ollama could not get the model');
      isWhole ||= status === 'success';
      if (digest === undefined || total === undefined) continue;
      layers.set(digest, { doneBytes: completed, totalBytes: total });
      const all = [...layers.values()];
      yield {
        doneBytes: all.reduce((sum, one) => sum + one.doneBytes, 0),
        totalBytes: all.reduce((sum, one) => sum + one.totalBytes, 0),
      };
    }
    if (!isWhole) throw new Error('Ollama ended before the model was whole');
  } finally {
    clearTimeout(waiting);
    leaving.abort();
  }
}
