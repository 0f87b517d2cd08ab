import { t } from '@lingui/core/macro';
import { uploadRefusal, uploadRules } from '@candor/domain/importing';
import { isOffline, sentenceOf } from '../../platform/call-error.ts';
import type { ReadUploadOptions, UploadRead } from './read-upload.ts';
import type { Reading } from './reading.ts';

export type ItemState =
  | { kind: 'waiting' }
  /** 0 to 100 of its bytes are sent. */
  | { kind: 'uploading'; percent: number }
  | { kind: 'reading'; done: number; of: number }
  /** The text of its pictures is recognized: the page that is under way, and 0 to 100 of all pages. */
  | { kind: 'recognizing'; page: number; of: number; percent: number }
  | { kind: 'read'; reading: Reading }
  /** It cannot be read; the same file again would end alike. */
  | { kind: 'refused'; sentence: string }
  /** Something on the way failed; it can be tried again. */
  | { kind: 'failed'; sentence: string };

/** A file or a pasted text in the list. */
export interface ImportItem {
  id: number;
  name: string;
  /** Null for pasted text. */
  file: File | null;
  state: ItemState;
}

export interface QueueOptions {
  readUpload: (file: File, options: ReadUploadOptions) => Promise<UploadRead>;
  readPasted: (text: string, signal: AbortSignal) => Promise<Reading>;
  /** Called once for each item that cannot be read. */
  onError: (item: ImportItem, sentence: string) => void;
}

/** Files that are sent at a time. */
const AT_A_TIME = 2;

const FAILED = t`Failed to process file. Please try uploading again.`;
const OFFLINE = t`The connection was lost. Nothing from this file was kept; try again when you’re back online.`;

/** The list of what is brought in: takes files, sends and reads a few at a time, and tracks the state of each. */
export class ImportQueue {
  #options: QueueOptions;
  #items: readonly ImportItem[] = [];
  #listeners = new Set<() => void>();
  #running = new Map<number, AbortController>();
  #count = 0;
  #pasted = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  readonly items = (): readonly ImportItem[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Puts files into the list; gives how many found no place. What cannot be read is refused before a byte is sent. */
  add(files: readonly File[]): number {
    const taken = files.slice(0, Math.max(0, uploadRules.files - this.#items.length));
    for (const file of taken) {
      const refusal = uploadRefusal(file.name, file.size);
      this.#put(
        file.name,
        file,
        refusal === null ? { kind: 'waiting' } : { kind: 'refused', sentence: refusal },
      );
    }
    this.#next();
    return files.length - taken.length;
  }

  async paste(text: string): Promise<ImportItem | null> {
    this.#pasted += 1;
    const name = this.#pasted === 1 ? t`Pasted text` : t`Pasted text ${this.#pasted}`;
    const { id } = this.#put(name, null, { kind: 'reading', done: 0, of: 0 });
    const stop = new AbortController();
    this.#running.set(id, stop);
    try {
      this.setState(id, { kind: 'read', reading: await this.#options.readPasted(text, stop.signal) });
    } catch {
      if (!stop.signal.aborted)
        this.setState(id, {
          kind: 'refused',
          sentence: t`This text could not be read. Please paste it again.`,
        });
    }
    this.#running.delete(id);
    return this.#item(id) ?? null;
  }

  /** Takes an item off the list; what is under way for it stops. */
  remove(id: number): void {
    this.#running.get(id)?.abort(new DOMException('removed', 'AbortError'));
    this.#running.delete(id);
    this.#items = this.#items.filter((item) => item.id !== id);
    this.#tell();
    this.#next();
  }

  retry(id: number): void {
    if (this.#item(id)?.state.kind !== 'failed') return;
    this.setState(id, { kind: 'waiting' });
    this.#next();
  }

  /** Stops all that is under way. */
  stop(): void {
    for (const stop of this.#running.values()) stop.abort(new DOMException('stopped', 'AbortError'));
    this.#running.clear();
  }

  #item(id: number): ImportItem | undefined {
    return this.#items.find((item) => item.id === id);
  }

  #put(name: string, file: File | null, state: ItemState): ImportItem {
    this.#count += 1;
    const item: ImportItem = { id: this.#count, name, file, state };
    this.#items = [...this.#items, item];
    this.#tell();
    if (state.kind === 'refused') this.#options.onError(item, state.sentence);
    return item;
  }

  setState(id: number, state: ItemState): void {
    this.#items = this.#items.map((item) => (item.id === id ? { ...item, state } : item));
    this.#tell();
    const item = this.#item(id);
    if (item && (state.kind === 'refused' || state.kind === 'failed'))
      this.#options.onError(item, state.sentence);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #next(): void {
    while (this.#running.size < AT_A_TIME) {
      const waiting = this.#items.find(({ state }) => state.kind === 'waiting');
      if (!waiting?.file) return;
      void this.#send(waiting.id, waiting.file);
    }
  }

  async #send(id: number, file: File): Promise<void> {
    const stop = new AbortController();
    this.#running.set(id, stop);
    this.setState(id, { kind: 'uploading', percent: 0 });
    const whileHere = (state: ItemState) => {
      if (!stop.signal.aborted) this.setState(id, state);
    };
    try {
      const answer = await this.#options.readUpload(file, {
        signal: stop.signal,
        onSent: (share) =>
          whileHere(
            share < 1
              ? { kind: 'uploading', percent: Math.round(share * 100) }
              : { kind: 'reading', done: 0, of: 0 },
          ),
        onRead: ({ done, of, percent }) =>
          whileHere(
            percent === undefined
              ? { kind: 'reading', done, of }
              : { kind: 'recognizing', page: done, of, percent },
          ),
      });
      whileHere(answer);
    } catch (error) {
      whileHere({ kind: 'failed', sentence: isOffline(error) ? OFFLINE : sentenceOf(error, FAILED) });
    }
    if (this.#running.get(id) === stop) this.#running.delete(id);
    this.#next();
  }
}
