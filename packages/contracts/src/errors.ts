import { z } from 'zod';
import { say } from '@candor/domain/say';

/** Every refusal the server can give: its status and the sentence people read where none more exact is at hand. */
export const errorCatalogue = {
  invalid: {
    status: 400,
    get sentence() {
      return say`Please check the marked fields.`;
    },
  },
  content_required: {
    status: 400,
    get sentence() {
      return say`Please generate your document content before exporting.`;
    },
  },
  unauthenticated: {
    status: 401,
    get sentence() {
      return say`Please log in again to continue.`;
    },
  },
  bad_credentials: {
    status: 401,
    get sentence() {
      return say`Please check your credentials and try again.`;
    },
  },
  payment_failed: {
    status: 402,
    get sentence() {
      return say`Your card was declined. Update your payment method and try again.`;
    },
  },
  passkey_unknown: {
    status: 401,
    get sentence() {
      return say`This passkey no longer works here. Sign in another way, then delete it from your device.`;
    },
  },
  passkey_refused: {
    status: 401,
    get sentence() {
      return say`Your passkey couldn’t be checked. Please try again.`;
    },
  },
  provider_refused: {
    status: 401,
    get sentence() {
      return say`The other service didn’t sign you in. Please try again.`;
    },
  },
  connection_over: {
    status: 409,
    get sentence() {
      return say`This request is no longer valid. Go back to the program and connect again.`;
    },
  },
  challenge_over: {
    status: 401,
    get sentence() {
      return say`That took too long. Please try again.`;
    },
  },
  /** The password was right; the person has two-factor authentication on. */
  code_required: {
    status: 401,
    get sentence() {
      return say`Enter the code from your authenticator app.`;
    },
  },
  bad_code: {
    status: 401,
    get sentence() {
      return say`That code isn’t valid. Please try the next one.`;
    },
  },
  plan_limit: {
    status: 403,
    get sentence() {
      return say`You have reached the limit of your plan.`;
    },
  },
  plan_required: {
    status: 403,
    get sentence() {
      return say`Your plan does not include this. Upgrade to use it.`;
    },
  },
  sign_up_closed: {
    status: 403,
    get sentence() {
      return say`New accounts can’t be created here. Contact your administrator.`;
    },
  },
  invitation_required: {
    status: 403,
    get sentence() {
      return say`New accounts are by invitation only. Ask your administrator to invite you.`;
    },
  },
  invitation_over: {
    status: 403,
    get sentence() {
      return say`This invitation is no longer valid, or is for another email. Ask for a new one.`;
    },
  },
  /** The account has no password to ask for. */
  recent_sign_in_required: {
    status: 403,
    get sentence() {
      return say`To confirm that it’s you, sign out and sign in again. Then do this within 10 minutes.`;
    },
  },
  last_way_in: {
    status: 409,
    get sentence() {
      return say`This is your only way to sign in. Set a password first.`;
    },
  },
  passkeys_unavailable: {
    status: 409,
    get sentence() {
      return say`Passkeys need Candor to be opened by name over HTTPS, or at localhost.`;
    },
  },
  unsubscribe_refused: {
    status: 403,
    get sentence() {
      return say`This link isn’t complete. Sign in and turn the emails off in Settings.`;
    },
  },
  model_required: {
    status: 409,
    get sentence() {
      return say`This needs an AI model. Add one under Settings, or ask your administrator.`;
    },
  },
  own_models_off: {
    status: 403,
    get sentence() {
      return say`This site doesn’t allow using your own AI model.`;
    },
  },
  fetching_off: {
    status: 403,
    get sentence() {
      return say`This site doesn’t open links. Paste the ad, or save its page and choose the file.`;
    },
  },
  transcribing_off: {
    status: 403,
    get sentence() {
      return say`This site can’t transcribe spoken answers. Type your answer instead.`;
    },
  },
  protected: {
    status: 409,
    get sentence() {
      return say`This account can’t be changed: it’s your own, or the last administrator’s.`;
    },
  },
  forbidden: {
    status: 403,
    get sentence() {
      return say`You don't have administrator privileges.`;
    },
  },
  /** The call was made with an API key. */
  out_of_scope: {
    status: 403,
    get sentence() {
      return say`This API key isn’t allowed to do this.`;
    },
  },
  not_found: {
    status: 404,
    get sentence() {
      return say`This could not be found.`;
    },
  },
  account_refused: {
    status: 409,
    get sentence() {
      return say`Unable to create account. If you already have one with this email, sign in or reset your password.`;
    },
  },
  two_factor_on: {
    status: 409,
    get sentence() {
      return say`Two-factor authentication is already on.`;
    },
  },
  two_factor_off: {
    status: 409,
    get sentence() {
      return say`Two-factor authentication is off.`;
    },
  },
  stale: {
    status: 409,
    get sentence() {
      return say`This was changed somewhere else since you opened it. Both versions are kept.`;
    },
  },
  plan_change_refused: {
    status: 409,
    get sentence() {
      return say`This plan change isn’t available. Reload the page to see your current plan.`;
    },
  },
  public_profile_off: {
    status: 409,
    get sentence() {
      return say`Public profile is off in your settings. Turn it on to publish a CV.`;
    },
  },
  too_many: {
    status: 409,
    get sentence() {
      return say`You’ve reached the maximum number of CVs. Permanently delete some from the trash first.`;
    },
  },
  of_another: {
    status: 409,
    get sentence() {
      return say`This export was made by another account. Import it only if it is yours.`;
    },
  },
  last_administrator: {
    status: 409,
    get sentence() {
      return say`You’re the only administrator. Make someone else an administrator before you delete your account.`;
    },
  },
  proposal_waits: {
    status: 409,
    get sentence() {
      return say`Something was generated for this document and waits for your choice. Take it or leave it first.`;
    },
  },
  superseded: {
    status: 409,
    get sentence() {
      return say`This was replaced by a newer request.`;
    },
  },
  too_large: {
    status: 413,
    get sentence() {
      return say`This is too large. Please send less at a time.`;
    },
  },
  unsupported_type: {
    status: 415,
    get sentence() {
      return say`Please send this as JSON.`;
    },
  },
  too_often: {
    status: 429,
    get sentence() {
      return say`Too many attempts. Please wait a moment and try again.`;
    },
  },
  internal: {
    status: 500,
    get sentence() {
      return say`Something went wrong on our side. Please try again.`;
    },
  },
  unavailable: {
    status: 503,
    get sentence() {
      return say`This is not available right now. Please try again shortly.`;
    },
  },
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

/** The last event of a stream that fails: what an answer would say, and with which status. */
export const failedEventSchema = errorReplySchema.extend({ kind: z.literal('failed'), status: z.int() });
export type FailedEvent = z.infer<typeof failedEventSchema>;
