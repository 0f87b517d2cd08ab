import { APICallError } from 'ai';
import type { ModelFailure } from '@candor/contracts/language-models';

/** Why a model gave nothing, and the status of its answer where that was an error. */
export interface Failed {
  failure: ModelFailure;
  status: number | null;
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

/** What went wrong last: tries that the SDK repeated end with an error around it. */
function causeOf(error: unknown): unknown {
  return isNamed(error, 'AI_RetryError') && error instanceof Error && 'lastError' in error
    ? causeOf(error.lastError)
    : error;
}

function failureOfStatus(status: number): ModelFailure {
  if (status === 401 || status === 403) return 'key';
  if (status === 402 || status === 429) return 'credit';
  if (status === 404) return 'model';
  // Behind a gateway the host of the model is not there.
  if (status === 502 || status === 503 || status === 504) return 'away';
  return status < 500 ? 'refused' : 'error';
}

export function failedBy(error: unknown): Failed {
  const cause = causeOf(error);
  if (isNamed(cause, 'TimeoutError') || isNamed(cause, 'AbortError'))
    return { failure: 'late', status: null };
  if (!APICallError.isInstance(cause)) return { failure: 'unreadable', status: null };
  const { statusCode: status } = cause;
  return status === undefined
    ? { failure: 'away', status: null }
    : { failure: failureOfStatus(status), status };
}

/** What the answer of an error says. It may repeat the request: for looking at, never for a log. */
export function wordsOf(error: unknown): string {
  const cause = causeOf(error);
  return APICallError.isInstance(cause) ? `${cause.message}\n${cause.responseBody ?? ''}` : '';
}
