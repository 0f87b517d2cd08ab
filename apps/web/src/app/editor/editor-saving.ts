import type { Loaded, SaveStatus } from '../../platform/autosave/state.ts';
import type { Unsent } from '../../platform/autosave/keep-on-device.ts';
import { openAutosave, type OpenAutosave } from '../../platform/autosave/open-autosave.ts';
import { savesAsTyped } from '../../platform/autosave/saves-as-typed.ts';
import { Watched } from '../../platform/watched.ts';
import type { EditorKind, EditorStart, EditorTypes, Snapshot, StoredDraft } from './kind.ts';

/** What is to be done where another tab or device has saved. */
interface OnTheirs<T extends EditorTypes> {
  putDraft: (form: T['form']) => void;
  putStored: (stored: T['stored'], ours: T['content'] | null) => void;
  written: () => T['written'] | null;
}

/** Where the form and the written document of an editor are saved. */
export class EditorSaving<T extends EditorTypes> {
  readonly draftStatus = new Watched<SaveStatus<StoredDraft<T['form']>>>({ kind: 'clean' });
  readonly documentStatus = new Watched<SaveStatus<T['stored']>>({ kind: 'clean' });
  readonly #kind: EditorKind<T>;
  readonly #start: EditorStart<T>;
  readonly #on: OnTheirs<T>;
  #draft: OpenAutosave<T['form'], StoredDraft<T['form']>> | null = null;
  #document: OpenAutosave<T['content'], T['stored']> | null = null;
  #lastSaved: T['stored'] | null = null;

  constructor(kind: EditorKind<T>, start: EditorStart<T>, on: OnTheirs<T>) {
    this.#kind = kind;
    this.#start = start;
    this.#on = on;
  }

  /** The version of the document that is stored. */
  get version(): number {
    return this.#document?.autosave.state.version ?? this.#start.stored?.version ?? 0;
  }

  open(): void {
    const { stored, draft, unsentForm, unsentContent } = this.#start;
    if (stored) {
      const base = this.#kind.contentOfStored(stored);
      this.#openDocument(stored.id, { version: stored.version, base }, unsentContent);
      // What was typed over an earlier version goes over this one, or asks.
      if (this.#kind.isSavedByHand) this.#document?.autosave.hear(stored);
    }
    if (!stored || this.#kind.isSavedByHand)
      this.#openDraft(stored?.id ?? 'new', { version: draft.version, base: draft.form }, unsentForm);
  }

  close(): void {
    this.#draft?.close();
    this.#document?.close();
    [this.#draft, this.#document] = [null, null];
  }

  /** Saves the form, and what its change changes of the written document. */
  editForm(before: Snapshot<T>, after: Snapshot<T>): void {
    this.#draft?.autosave.edit(after.form);
    const content = this.#kind.contentOfForm(before, after);
    if (content) this.editContent(content);
  }

  /** Keeps a form that another tab or device has typed; as a draft it is stored already. */
  takeForm(before: Snapshot<T>, after: Snapshot<T>): void {
    const content = this.#kind.isSavedByHand && this.#kind.contentOfForm(before, after);
    if (content) this.editContent(content);
  }

  /** Keeps the form that a change of the document has made, where the form is a draft until the person saves it. */
  keepForm(form: T['form']): void {
    if (this.#kind.isSavedByHand) this.#draft?.autosave.edit(form);
  }

  /** The document says all that the draft said, which the server has let go of: the next one is a new one. */
  endDraft(form: T['form']): void {
    if (this.#kind.isSavedByHand) this.#draft?.autosave.restored(0, form);
  }

  editContent(content: T['content']): void {
    this.#document?.autosave.edit(content);
  }

  /** Saves everything typed, as a draft where the person saves the document; gives whether it is stored. */
  async flush(): Promise<boolean> {
    const document = this.#kind.isSavedByHand ? null : this.#document;
    const both = [this.#draft?.autosave.flush(), document?.autosave.flush()];
    return (await Promise.all(both)).every((isStored) => isStored !== false);
  }

  /** Saves the document because the person asked for it; null where it is not saved, for which `documentStatus` has the reason. */
  async saveDocument(): Promise<T['stored'] | null> {
    await this.#draft?.autosave.flush();
    if (this.draftStatus.get().kind === 'conflict') return null;
    this.#lastSaved = null;
    return (await this.#document?.autosave.flush()) ? this.#lastSaved : null;
  }

  /** Saves everything, and then nothing over the document until `endGeneration`; gives whether the document is stored. */
  async beginGeneration(): Promise<boolean> {
    await this.#draft?.autosave.flush();
    return (await this.#document?.autosave.beginGeneration()) ?? true;
  }

  endGeneration(): void {
    this.#document?.autosave.endGeneration();
  }

  /** From now on all is saved under the id of a document that was written for the first time. */
  takeNew(id: string, version: number): void {
    this.#draft?.autosave.drop();
    this.#draft?.close();
    this.#draft = null;
    void this.#kind.draft.forget(this.#start.ownerId);
    this.#openDocument(id, { version }, null);
  }

  /** The document was written over: generated again, merged or restored. */
  takeWritten(stored: T['stored']): void {
    this.#document?.autosave.restored(stored.version, this.#kind.contentOfStored(stored));
  }

  /** The same, where only its version is known. */
  restored(version: number): void {
    this.#document?.autosave.restored(version, null);
  }

  /** Takes the document as it is stored by now, where that is newer than `version` says or than what is known. */
  async follow(version = Infinity): Promise<void> {
    const id = this.#on.written()?.id;
    const autosave = this.#document?.autosave;
    await autosave?.whenQuiet();
    if (id === undefined || !autosave || version <= autosave.state.version) return;
    const stored = await this.#kind.get(id).catch(() => null);
    if (stored) autosave.hear(stored);
  }

  /** Takes the draft as it is stored by now, where `version` is newer than what is known. */
  async followDraft(version: number): Promise<void> {
    const autosave = this.#draft?.autosave;
    await autosave?.whenQuiet();
    if (!autosave || version <= autosave.state.version) return;
    const draft = await this.#kind.draft.get().catch(() => null);
    if (draft) autosave.hear(draft);
  }

  async resolveDraft(choice: 'ours' | 'theirs'): Promise<void> {
    await this.#draft?.autosave.resolve(choice);
  }

  async resolveDocument(choice: 'ours' | 'theirs'): Promise<void> {
    await this.#document?.autosave.resolve(choice);
  }

  #openDraft(key: string, start: Loaded<T['form']>, unsent: Unsent<T['form']> | null): void {
    const { kind, draft } = this.#kind;
    this.#draft = openAutosave<T['form'], StoredDraft<T['form']>>({
      name: `${kind}-draft-${key}`,
      deviceKey: `${this.#start.ownerId}:${draft.deviceKey}`,
      start,
      unsent,
      status: this.draftStatus,
      send: (version, form, isLeaving) => draft.save(version, form, isLeaving, this.version),
      contentOf: ({ form }) => form ?? {},
      isSame: (form, theirs) => theirs.form !== null && draft.isSame(form, theirs.form),
      onTheirs: ({ form }, ours) => {
        const next = ours ?? form;
        if (next) this.#on.putDraft(next);
      },
      // What is saved by hand is kept as a draft until then.
      isSavedByHand: !this.#kind.isSavedByHand && !savesAsTyped(),
    });
  }

  #openDocument(id: string, start: Loaded<T['content']>, unsent: Unsent<T['content']> | null): void {
    const kind = this.#kind;
    this.#document = openAutosave<T['content'], T['stored']>({
      name: `${kind.kind}-${id}`,
      deviceKey: `${this.#start.ownerId}:${kind.kind}:${id}`,
      start,
      unsent,
      status: this.documentStatus,
      send: (version, content, isLeaving) => kind.save(id, version, content, isLeaving),
      contentOf: kind.contentOfStored,
      isSame: (content, theirs) => kind.isSame(content, this.#on.written(), theirs),
      onTheirs: this.#on.putStored,
      onSaved: (saved) => {
        this.#lastSaved = saved;
      },
      isSavedByHand: kind.isSavedByHand || !savesAsTyped(),
    });
  }
}
