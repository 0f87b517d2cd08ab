import type { Connection } from './connection.ts';
import type { ReadPage } from './read-page.ts';

const TIME_LIMIT_MS = 30_000;

/** Saves a page's job ad; what came of it, in a sentence. */
export async function saveAdvert({ address, key }: Connection, page: ReadPage): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(`${address}/api/save-advert`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(page),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  } catch {
    return 'Candor can’t be reached at this address.';
  }
  if (answer.status === 401 || answer.status === 403)
    return 'This key is not accepted. Create a new one in Candor, under Settings.';
  const reply = (await answer.json().catch(() => ({}))) as {
    isNew?: boolean;
    title?: string;
    company?: string;
    error?: string;
  };
  if (!answer.ok) return reply.error ?? 'The ad could not be saved. Please try again.';
  const name = [reply.title, reply.company].filter(Boolean).join(', ') || 'The job';
  return reply.isNew ? `Saved: ${name}` : `Already saved: ${name}`;
}
