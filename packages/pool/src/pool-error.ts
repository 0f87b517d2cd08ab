/** Why a piece of work was not done. */
export type PoolErrorKind =
  /** Too many wait already, or this one waited too long: worth another try later. */
  | 'full'
  /** It took more time or memory than one piece of work may, or the worker said it is too much. */
  | 'too-much'
  /** The caller gave it up. */
  | 'cancelled'
  /** Newer work took its place while it waited. */
  | 'superseded'
  /** The worker threw. */
  | 'failed'
  /** The worker ended without an answer. */
  | 'died'
  | 'closed';

/** What a pool rejects with. */
export class PoolError extends Error {
  readonly kind: PoolErrorKind;

  constructor(kind: PoolErrorKind, message: string) {
    super(message);
    this.name = 'PoolError';
    this.kind = kind;
  }
}

/** Thrown inside a worker to refuse work that is more than it will do; the pool rejects with `too-much`. */
export class TooMuchWork extends Error {}

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
