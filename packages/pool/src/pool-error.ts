/** Why a piece of work was not done: the codes that travel between worker and caller. */
export const poolErrorKinds = [
  /** Too many wait already, or this one waited too long: worth another try later. */
  'full',
  /** It took more time or memory than one piece of work may, or the worker said it is too much. */
  'too-much',
  /** The caller gave it up. */
  'cancelled',
  /** Newer work took its place while it waited. */
  'superseded',
  /** The worker threw. */
  'failed',
  /** The worker does no job of this name. */
  'unknown-job',
  /** The worker ended without an answer. */
  'died',
  'closed',
] as const;
export type PoolErrorKind = (typeof poolErrorKinds)[number];

/** What a pool rejects with; thrown inside a worker it reaches whoever asked with its kind. */
export class PoolError extends Error {
  readonly kind: PoolErrorKind;

  constructor(kind: PoolErrorKind, message: string) {
    super(message);
    this.name = 'PoolError';
    this.kind = kind;
  }
}

/** Work that what a person wrote makes impossible. The message is a sentence for them: what it is, and what to do. */
export class RefusedWork extends Error {
  /** The field to blame, as the form names it (`experience.0.bullets.1`). Empty where it is no single one. */
  readonly path: string;

  constructor(path: string, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'RefusedWork';
    this.path = path;
  }
}
