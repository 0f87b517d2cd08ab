import { errorCatalogue, type ErrorCode, type ErrorReply } from '@candor/contracts/errors';

export type RefusalDetails = ErrorReply['details'];

/**
 * The one error an action throws to refuse: a code of the catalogue, the sentence people read where the catalogue's own
 * is not exact enough, and details. Everything else that is thrown is an internal error.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;
  /** Whole seconds after which another try may succeed; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    sentence: string = errorCatalogue[code].sentence,
    details?: RefusalDetails,
    retryAfterSeconds?: number,
  ) {
    super(sentence);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/** A refusal of one field, with the sentence to show beside it. */
export function fieldRefusal(path: string, message: string): Refusal {
  return new Refusal('invalid', message, { fields: [{ path, message }] });
}
