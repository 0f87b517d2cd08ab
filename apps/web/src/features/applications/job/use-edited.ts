import { t } from '@lingui/core/macro';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { CallError, isOffline, sentenceOf } from '../../../platform/call-error.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { errorToast, toast } from '../../../ui/toast.ts';
import { applicationOf, type Application } from '../api/application.ts';
import { editApplication, takeApplication, type Change } from '../api/applications.ts';

export type EditStatus = 'idle' | 'saving' | 'saved' | 'offline' | 'failed';

interface EditState {
  status: EditStatus;
  /** What is on its way to the server, or waits. */
  unsaved: Change;
}

export const editStatusWords: Readonly<Record<EditStatus, string>> = {
  idle: '',
  saving: t`Saving…`,
  saved: t`Saved`,
  offline: t`Offline: saved when the connection is back`,
  failed: t`Not saved`,
};

const latest = (id: string) => queryClient.getQueryData(applicationOf(id).queryKey);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What is stored now, where a write was stale. */
function currentOf(error: unknown): Application | undefined {
  // The server keeps what it answers to its schema.
  return error instanceof CallError ? (error.details?.current as Application | undefined) : undefined;
}

/** Whether another tab wrote what this change writes. */
function isContested(change: Change, base: Application, current: Application): boolean {
  return Object.keys(change).some((name) => {
    const key = name as keyof Change & keyof Application;
    return !same(base[key], current[key]) && !same(current[key], change[key]);
  });
}

/** Saves changes of an application one after the other, over what other tabs wrote to other fields meanwhile. */
class EditQueue {
  readonly #id: string;
  #state: EditState = { status: 'idle', unsaved: {} };
  #sending: Change = {};
  #waiting: { change: Change; base: Application } | null = null;
  #isSending = false;
  #listeners = new Set<() => void>();

  constructor(id: string) {
    this.#id = id;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state = (): EditState => this.#state;

  save = (change: Change, base: Application): void => {
    this.#wait(change, this.#waiting?.base ?? base);
    this.#tell(this.#state.status);
    void this.send();
  };

  send = async (): Promise<void> => {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = this.#waiting; next; next = this.#waiting) {
      this.#waiting = null;
      this.#sending = next.change;
      this.#tell('saving');
      const status = await this.#sendOne(next.change, next.base);
      this.#sending = {};
      this.#tell(status);
      if (status === 'offline') break;
    }
    this.#isSending = false;
  };

  /** What came later wins over what is put back. */
  #wait(change: Change, base: Application): void {
    this.#waiting = { change: { ...this.#waiting?.change, ...change }, base };
  }

  #tell(status: EditStatus): void {
    this.#state = { status, unsaved: { ...this.#sending, ...this.#waiting?.change } };
    for (const listener of this.#listeners) listener();
  }

  async #sendOne(change: Change, base: Application): Promise<EditStatus> {
    const restore = (from: Application) => this.#wait({ ...change, ...this.#waiting?.change }, from);
    try {
      await editApplication(this.#id, (latest(this.#id) ?? base).version, change);
      return 'saved';
    } catch (error) {
      if (isOffline(error) || (error instanceof CallError && error.status >= 500)) {
        restore(base);
        return 'offline';
      }
      const current = currentOf(error);
      if (!current) {
        errorToast(t`Not saved`, sentenceOf(error, t`Please try again.`));
        return 'failed';
      }
      takeApplication(current);
      if (!isContested(change, base, current)) {
        restore(current);
        return 'saving';
      }
      toast(t`This was changed somewhere else`, t`You’re seeing the latest version.`, {
        label: t`Keep mine`,
        run: () => this.save(change, current),
      });
      return 'failed';
    }
  }
}

/** An application as it stands once its changes are saved, how they stand, and the way to save one. */
export function useEdited(stored: Application) {
  const [queue] = useState(() => new EditQueue(stored.id));
  const { status, unsaved } = useSyncExternalStore(queue.subscribe, queue.state);
  useEffect(() => {
    const again = () => void queue.send();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [queue]);
  // A field that is a part of a whole, as the pay of an offer, is saved with what was just typed into the others.
  const application = useMemo(() => ({ ...stored, ...unsaved }) as Application, [stored, unsaved]);
  return { application, status, onSave: (change: Change) => queue.save(change, application) };
}
