import type { ErrorCode, ErrorReply, FieldError } from '@candor/contracts/errors';

/** A refusal of the server, or no answer at all (`status` 0, code `offline`). */
export class CallError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'offline';
  /** The sentence for people. */
  readonly sentence: string;
  readonly details: ErrorReply['details'];

  constructor(
    status: number,
    code: ErrorCode | 'offline',
    sentence: string,
    details?: ErrorReply['details'],
  ) {
    super(`${status}: ${sentence}`);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.sentence = sentence;
    this.details = details;
  }

  get fields(): readonly FieldError[] {
    return this.details?.fields ?? [];
  }
}

/** The sentence of a refusal, or the given one where it carries no reason. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof CallError &&
    error.code !== 'offline' &&
    error.code !== 'internal' &&
    error.sentence.trim() !== ''
    ? error.sentence
    : otherwise;
}

export function isOffline(error: unknown): boolean {
  return error instanceof CallError && error.code === 'offline';
}
