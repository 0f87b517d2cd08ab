import { t } from '@lingui/core/macro';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { toastSignedOut } from '../../platform/toast-signed-out.ts';

/** What a refusal says beside each field; what it says of none stands beside `otherwise`. */
export function fieldErrors<K extends string>(error: unknown, otherwise: K): Partial<Record<K, string>> {
  if (toastSignedOut(error, t`Please login again to continue.`)) return {};
  const fields = error instanceof CallError ? error.fields : [];
  const byPath: Record<string, string> = Object.fromEntries(
    fields.map(({ path, message }) => [path, message]),
  );
  const whole = sentenceOf(error, t`Unable to connect to the server. Please try again.`);
  // The names are those of the endpoint's body, which the forms are made of.
  return (fields.length > 0 ? byPath : { [otherwise]: whole }) as Partial<Record<K, string>>;
}
