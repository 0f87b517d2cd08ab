import { z } from 'zod';

/** Every refusal the server can give: its status and the sentence people read where none more exact is at hand. */
export const errorCatalogue = {
  invalid: { status: 400, sentence: 'Please check the marked fields.' },
  content_required: { status: 400, sentence: 'Please generate your document content before exporting.' },
  unauthenticated: { status: 401, sentence: 'Please log in again to continue.' },
  bad_credentials: { status: 401, sentence: 'Please check your credentials and try again.' },
  payment_failed: {
    status: 402,
    sentence: 'Your card was declined. Update your payment method and try again.',
  },
  /** The password was right; the person has two-factor authentication on. */
  code_required: { status: 401, sentence: 'Enter the code from your authenticator app.' },
  bad_code: { status: 401, sentence: 'That code isn’t valid. Please try the next one.' },
  plan_limit: { status: 403, sentence: 'You have reached the limit of your plan.' },
  plan_required: { status: 403, sentence: 'Your plan does not include this. Upgrade to use it.' },
  sign_up_closed: {
    status: 403,
    sentence: 'New accounts are not being taken here. Ask whoever runs this Candor.',
  },
  protected: {
    status: 409,
    sentence: 'This account is protected: it is your own, or the last administrator.',
  },
  forbidden: { status: 403, sentence: "You don't have administrator privileges." },
  not_found: { status: 404, sentence: 'This could not be found.' },
  account_refused: {
    status: 409,
    sentence:
      'Unable to create account. If you already have one with this email, sign in or reset your password.',
  },
  two_factor_on: { status: 409, sentence: 'Two-factor authentication is already on.' },
  two_factor_off: { status: 409, sentence: 'Two-factor authentication is off.' },
  stale: {
    status: 409,
    sentence: 'This was changed somewhere else since you opened it. Both versions are kept.',
  },
  plan_change_refused: {
    status: 409,
    sentence: 'This plan change isn’t available. Reload the page to see your current plan.',
  },
  too_many: {
    status: 409,
    sentence:
      'You have reached the number of CVs we can keep. Delete some of them forever from the trash first.',
  },
  of_another: {
    status: 409,
    sentence: 'This export was made by another account. Import it only if it is yours.',
  },
  last_administrator: {
    status: 409,
    sentence: 'You are the only administrator. Make somebody else one before you delete your account.',
  },
  superseded: { status: 409, sentence: 'This was replaced by a newer request.' },
  too_large: { status: 413, sentence: 'This is too large. Please send less at a time.' },
  unsupported_type: { status: 415, sentence: 'Please send this as JSON.' },
  too_often: { status: 429, sentence: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, sentence: 'This is not available right now. Please try again shortly.' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

/** A field that was refused: its path as the form names it (`experience.0.company`) and the text to show beside it. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The body of every answer that is not a success. */
export const errorReplySchema = z.object({
  error: z.string(),
  code: z.enum(errorCodes),
  details: z
    .object({
      fields: z.array(fieldErrorSchema).optional(),
      /** For `stale`: what is stored now, as the endpoint's reply would give it. */
      current: z.unknown().optional(),
      /** For `internal`: the number under which the log has it. */
      reference: z.string().optional(),
    })
    .optional(),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;

/** The last event of a stream that cannot go on: what an answer would say, and with which status. */
export const failedEventSchema = errorReplySchema.extend({ kind: z.literal('failed'), status: z.int() });
export type FailedEvent = z.infer<typeof failedEventSchema>;
