import { t } from '@lingui/core/macro';
import { useState, type FormEvent } from 'react';
import type { PublicPageReply } from '@candor/contracts/publishing';
import { addressSchema } from '@candor/domain/publishing';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { useAuth, useUser } from '../../platform/session.tsx';
import { toastSignedOut } from '../../platform/toast-signed-out.ts';
import { toast } from '../../ui/toast.ts';
import { allowPublishing, publish, unpublish } from './api.ts';
import { bodyOf, formOf, type PageForm } from './page-form.ts';

/** What is wrong with each field; what the server said of none stands under `form`. */
type Errors = Readonly<Record<string, string>>;

/** What is wrong with a chosen address by itself; whether it is taken, only the server knows. */
function addressErrors({ addressKind, address }: PageForm): Errors {
  const [issue] = addressKind === 'chosen' ? (addressSchema.safeParse(address).error?.issues ?? []) : [];
  return issue ? { address: issue.message } : {};
}

type Doing = 'publishing' | 'taking-down';

function errorsOf(error: unknown): Errors {
  if (toastSignedOut(error, t`Please login again to continue.`)) return {};
  const fields = error instanceof CallError ? error.fields : [];
  if (fields.length > 0) return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
  return { form: sentenceOf(error, t`Unable to connect to the server. Please try again.`) };
}

/** Publishes a CV as the form says, and takes its page down. */
export function usePublishing(cvId: string, reply: PublicPageReply) {
  const user = useUser();
  const { update } = useAuth();
  const [form, setForm] = useState(() => formOf(reply));
  const [errors, setErrors] = useState<Errors>({});
  const [doing, setDoing] = useState<Doing | null>(null);
  const isAllowed = user.preferences.publicProfile;

  const change = (part: Partial<PageForm>) => setForm((before) => ({ ...before, ...part }));

  function show(found: Errors, fields?: HTMLFormElement) {
    setErrors(found);
    const [first = ''] = Object.keys(found);
    const control = fields?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  async function run(what: Doing, work: () => Promise<void>, fields?: HTMLFormElement) {
    setDoing(what);
    setErrors({});
    try {
      await work();
    } catch (error) {
      show(errorsOf(error), fields);
    } finally {
      setDoing(null);
    }
  }

  return {
    form,
    errors,
    doing,
    isAllowed,
    change,
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      // React takes it to the form of the screen below, too.
      event.stopPropagation();
      const isPasswordMissing = form.asksPassword && form.password === '' && !reply.page?.hasPassword;
      const wrong = {
        ...addressErrors(form),
        ...(isPasswordMissing && { password: t`Password is required` }),
      };
      if (Object.keys(wrong).length > 0) return show(wrong, event.currentTarget);
      return run(
        'publishing',
        async () => {
          if (!isAllowed) update(await allowPublishing());
          await publish(cvId, bodyOf(form));
          change({ password: '' });
          toast(reply.page?.isPublic ? t`Saved` : t`Published`, t`Your page now shows the saved CV.`);
        },
        event.currentTarget,
      );
    },
    takeDown: () =>
      run('taking-down', async () => {
        await unpublish(cvId);
        toast(t`Taken down`, t`Nobody can open the page now. The address stays reserved for you.`);
      }),
  };
}
