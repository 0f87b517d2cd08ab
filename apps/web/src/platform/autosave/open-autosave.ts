import { Autosave } from './autosave.ts';
import { loadedFrom, type AutosaveParts, type Loaded, type SaveStatus, type Versioned } from './state.ts';
import { keepOnDevice, type Unsent } from './keep-on-device.ts';
import { holdsOnlySent, mergeFields } from './merge-fields.ts';
import { storedToken } from '../token.ts';
import type { Watched } from '../watched.ts';

export interface OpenAutosave<Content extends object, Stored extends Versioned> {
  autosave: Autosave<Content, Stored>;
  /** Sends what waits and ends; screens that open the same document meanwhile wait for it. */
  close: () => void;
}

interface AutosaveOptions<Content extends object, Stored extends Versioned> extends Pick<
  AutosaveParts<Content, Stored>,
  'send' | 'contentOf' | 'onTheirs' | 'isSavedByHand'
> {
  /** Names what is saved; tabs with the same name follow each other. */
  name: string;
  /** The key under which this device stores what is not saved. */
  deviceKey: string;
  /** What the server has. */
  start: Loaded<Content>;
  /** What an earlier visit could not send. */
  unsent: Unsent<Content> | null;
  status: Watched<SaveStatus<Stored>>;
  /** Whether ours says what is stored by now: then the two do not conflict. */
  isSame: (ours: Content, theirs: Stored) => boolean;
  onSaved?: (stored: Stored) => void;
}

/** What closed screens still send, by name. */
const underway = new Map<string, Promise<unknown>>();

/** Resolves once a screen that was open before has sent what it had under this name. */
export async function untilSent(name: string): Promise<void> {
  await underway.get(name);
}

/** Saves by itself for as long as a screen is open, in step with other tabs of the same name. */
export function openAutosave<Content extends object, Stored extends Versioned>(
  options: AutosaveOptions<Content, Stored>,
): OpenAutosave<Content, Stored> {
  const { name, deviceKey, unsent, status, contentOf, isSame, isSavedByHand = false } = options;
  const channel = new BroadcastChannel(`candor-${name}`);
  status.set({ kind: 'clean' });
  const autosave = new Autosave<Content, Stored>(unsent ? loadedFrom(unsent) : options.start, {
    send: options.send,
    onTheirs: options.onTheirs,
    contentOf,
    combine: (earlier, later) => ({ ...earlier, ...later }),
    merge: (ours, theirs, known) =>
      [ours, ...known.unanswered].some((content) => isSame(content, theirs))
        ? ours
        : mergeFields(ours, contentOf(theirs), known),
    holdsOnly: holdsOnlySent,
    keepOnDevice: (pending) => keepOnDevice(deviceKey, pending),
    onState: (state) => {
      if (state.status !== status.get()) status.set(state.status);
    },
    onSaved: (stored) => {
      channel.postMessage(stored);
      options.onSaved?.(stored);
    },
    isSavedByHand,
    nowMs: () => Date.now(),
    later: (run, delayMs) => {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
  });
  if (unsent) autosave.edit(unsent.content);

  const listening = new AbortController();
  const on = { signal: listening.signal };
  const now = () => void autosave.flush();
  const leave = () => void autosave.flush(true);
  channel.addEventListener('message', ({ data }: MessageEvent<Stored>) => autosave.hear(data), on);
  if (!isSavedByHand) {
    addEventListener('pagehide', leave, on);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), on);
    addEventListener('online', now, on);
    addEventListener('focusout', now, on);
  }

  const close = () => {
    listening.abort();
    // Whoever signed out has sent it before, when the field lost the focus.
    const last = storedToken() && !isSavedByHand ? autosave.flush() : Promise.resolve();
    const sent = last.finally(() => {
      if (underway.get(name) === sent) underway.delete(name);
      autosave.stop();
      channel.close();
    });
    underway.set(name, sent);
  };
  return { autosave, close };
}
