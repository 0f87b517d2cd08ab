import type { Connection } from './connection.ts';
import type { ReadPage } from './read-page.ts';
import { text } from './text.ts';

const TIME_LIMIT_MS = 30_000;

/** Saves a page's job ad; what came of it, in a sentence. */
export async function saveAdvert({ address, key }: Connection, page: ReadPage): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(`${address}/api/save-advert`, {
      method: 'POST',
      // same in every language
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(page),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  } catch {
    return text('unreachable');
  }
  if (answer.status === 401 || answer.status === 403) return text('refused');
  const reply = (await answer.json().catch(() => ({}))) as {
    isNew?: boolean;
    title?: string;
    company?: string;
    error?: string;
  };
  if (!answer.ok) return reply.error ?? text('failed');
  const name = [reply.title, reply.company].filter(Boolean).join(', ') || text('aJob');
  return text(reply.isNew ? 'saved' : 'alreadySaved', name);
}
