import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type * as account from '@candor/contracts/account';
import { CallError, isOffline, sentenceOf } from '../../platform/call-error.ts';
import type { ReplyOf } from '../../platform/route.ts';
import { useAuth } from '../../platform/session.tsx';
import { errorToast, toast } from '../../ui/toast.ts';

const REDIRECT_MS = 100;

interface EntryTexts {
  welcome: readonly [title: string, text: string];
  failure: readonly [title: string, text: string];
}

/** Signs somebody in by a call, and says so; the session opens after the redirect delay. */
export function useEntry({ welcome, failure }: EntryTexts) {
  const { login } = useAuth();
  const [isEntering, setIsEntering] = useState(false);

  /** Gives the fields that the server refused. A request that gives null has only come to the next step. */
  const enter = async (
    request: () => Promise<ReplyOf<typeof account.login> | null>,
  ): Promise<Record<string, string>> => {
    setIsEntering(true);
    try {
      const entered = await request();
      if (entered === null) {
        setIsEntering(false);
        return {};
      }
      const { user, token } = entered;
      toast(...welcome);
      setTimeout(() => login(user, token), REDIRECT_MS);
      return {};
    } catch (error) {
      setIsEntering(false);
      if (isOffline(error))
        errorToast(t`Connection error`, t`Unable to connect to the server. Please try again.`);
      else if (error instanceof CallError && error.code === 'bad_code') return { code: error.sentence };
      else if (error instanceof CallError && error.fields.length > 0)
        return Object.fromEntries(error.fields.map(({ path, message }) => [path, message]));
      else errorToast(failure[0], sentenceOf(error, failure[1]));
      return {};
    }
  };
  return { isEntering, enter };
}
