import { useState, type FormEvent } from 'react';
import type { PublicPageReply } from '@candor/contracts/publishing';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { useAuth, useUser } from '../../platform/session.tsx';
import { toastSignedOut } from '../../platform/toast-signed-out.ts';
import { toast } from '../../ui/toast.ts';
import { allowPublishing, publish, unpublish } from './api.ts';
import { bodyOf, formOf, type PageForm } from './page-form.ts';

/** What the server said beside each field; what it said of none stands under `form`. */
type Errors = Readonly<Record<string, string>>;
type Doing = 'publishing' | 'taking-down';

function errorsOf(error: unknown): Errors {
  if (toastSignedOut(error, 'Please login again to continue.')) return {};
  const fields = error instanceof CallError ? error.fields : [];
  if (fields.length > 0) return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
  return { form: sentenceOf(error, 'Unable to connect to the server. Please try again.') };
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

  async function run(what: Doing, work: () => Promise<void>, field?: HTMLFormElement) {
    setDoing(what);
    setErrors({});
    try {
      await work();
    } catch (error) {
      const found = errorsOf(error);
      setErrors(found);
      const [first = ''] = Object.keys(found);
      const control = field?.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
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
      if (form.asksPassword && form.password === '' && !reply.page?.hasPassword)
        return setErrors({ password: 'Password is required' });
      return run(
        'publishing',
        async () => {
          if (!isAllowed) update(await allowPublishing());
          await publish(cvId, bodyOf(form));
          change({ password: '' });
          toast(reply.page?.isPublic ? 'Saved' : 'Published', 'Your page now shows the saved CV.');
        },
        event.currentTarget,
      );
    },
    takeDown: () =>
      run('taking-down', async () => {
        await unpublish(cvId);
        toast('Taken down', 'Nobody can open the page now. The address stays reserved for you.');
      }),
  };
}
