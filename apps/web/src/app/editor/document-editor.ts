import { History } from '../../platform/history.ts';
import { isSameValue } from '../../platform/merge-fields.ts';
import { Watched } from '../../platform/watched.ts';
import { EditorSaving } from './editor-saving.ts';
import type { FormPort } from './form-port.ts';
import type { EditorKind, EditorStart, EditorState, EditorTypes, Look, Snapshot } from './kind.ts';
import { releaseIn } from './release-in.ts';

/** The screen that an editor works on. */
export interface EditorScreen<T extends EditorTypes> {
  form: FormPort<T['form']>;
  documentOfForm: () => T['document'];
  draw: (document: T['document'], look: Look) => void;
  /** The document was put onto the screen as it is stored. */
  onStored: (stored: T['stored']) => void;
}

interface PutFormOptions {
  /** Whether it is stored already. */
  isStored?: boolean;
  isStep?: boolean;
  /** The release that its layout had; what follows from the page where left out. */
  release?: number;
}

type Shown<T extends EditorTypes> = Partial<Omit<EditorState<T>, 'canUndo' | 'canRedo'>>;

/** One document under work: its form, what was written from it, the page that shows either, the steps back, the saving. */
export class DocumentEditor<T extends EditorTypes> {
  readonly state: Watched<EditorState<T>>;
  readonly saving: EditorSaving<T>;
  readonly #kind: EditorKind<T>;
  readonly #screen: EditorScreen<T>;
  readonly #steps: History<Snapshot<T>>;
  /** The form as it was last taken in: rows announce themselves after a form was put in, which is no change. */
  #known: Snapshot<T>;
  /** What the last generation was begun from. */
  #sent: Snapshot<T>;
  #isPutting = false;

  constructor(kind: EditorKind<T>, screen: EditorScreen<T>, start: EditorStart<T>) {
    const { stored, form, release, unsentContent } = start;
    this.#kind = kind;
    this.#screen = screen;
    const written = stored && kind.writtenOf(kind.over(stored, unsentContent?.content ?? {}));
    this.state = new Watched<EditorState<T>>({
      source: written ? 'written' : 'words',
      layout: kind.layoutOf(form),
      release,
      paper: kind.paperOf(form),
      written,
      canUndo: false,
      canRedo: false,
    });
    this.#known = this.present();
    this.#sent = this.#known;
    this.#steps = new History(this.#known);
    this.saving = new EditorSaving(kind, start, {
      putDraft: (next) => this.putForm(next, { isStored: true }),
      putStored: (stored, ours) => this.putStored(stored, ours),
      written: () => this.written,
    });
  }

  get written(): T['written'] | null {
    return this.state.get().written;
  }

  /** Begins to save and to follow the form; gives the way to end it. */
  open(): () => void {
    this.saving.open();
    const unsubscribe = this.#screen.form.subscribe((field) => this.#takeChange(field));
    const redraw = () => this.show({});
    addEventListener('online', redraw);
    redraw();
    return () => {
      removeEventListener('online', redraw);
      unsubscribe();
      this.saving.close();
    };
  }

  /** What the page shows. */
  document = (): T['document'] => {
    const { source, written } = this.state.get();
    return source === 'written' && written ? this.#kind.documentOf(written) : this.#screen.documentOfForm();
  };

  draw = (document: T['document']): void => this.#screen.draw(document, this.state.get());

  /** Changes what is shown, and draws it. What is the same already costs no rendering. */
  show = (change: Shown<T>): void => {
    this.#set(change);
    this.draw(this.document());
  };

  /** Puts a whole form onto the screen, as one step. */
  putForm(next: T['form'], { isStored = false, isStep = true, ...at }: PutFormOptions = {}): void {
    const before = this.present();
    if (isStored && isSameValue(before.form, next)) return;
    const source = this.#kind.saysTheSame(before.form, next) ? this.state.get().source : 'words';
    this.#put(() => (isStored ? this.#screen.form.put(next) : this.#screen.form.reset(next)));
    this.show({ ...this.#lookOf(at.release), source });
    this.#known = this.present();
    if (isStep) this.note();
    if (!isStored) this.saving.editForm(before, this.#known);
  }

  /** Puts the document as it is stored onto the screen, as one step; `ours` goes over it. */
  putStored(stored: T['stored'], ours: T['content'] | null = null): void {
    const merged = this.#kind.over(stored, ours ?? {});
    this.#put(() => this.#screen.form.put(this.#kind.formOver(this.#screen.form.values(), merged)));
    const written = this.#kind.writtenOf(merged);
    this.show({ ...this.#lookOf(this.#kind.releaseOf(merged)), written, source: 'written' });
    this.#known = this.present();
    this.#screen.onStored(stored);
    this.note();
  }

  /** Changes the words of the written document, by hand or by a tool. */
  putWords(written: T['written'], field?: string): void {
    if (!this.written) return;
    this.saving.editContent(this.#kind.contentOfWords(written));
    this.show({ written, source: 'written' });
    this.note(field);
  }

  /** Draws the page in another release of its layout, as one step. */
  putRelease(release: number): void {
    const before = this.present();
    this.show({ release });
    this.saving.editForm(before, this.present());
    this.note();
  }

  /** Notes the present state; changes of one field in one go are one step. */
  note(field?: string): void {
    this.#steps.note(this.present(), field, performance.now());
    this.#set({});
  }

  /** The next change of the form is a step of its own. */
  endStep = (): void => this.#steps.endGo();

  undo = (): void => this.#goTo(this.#steps.undo());

  redo = (): void => this.#goTo(this.#steps.redo());

  /** Saves everything, and then nothing over the document until the generation is over; gives whether all of it is stored. */
  beginGeneration(): Promise<boolean> {
    this.#sent = this.present();
    return this.saving.beginGeneration();
  }

  /** Takes a document that was written for the first time: what is typed since is saved under its id. */
  takeNew(written: T['written'], version: number): void {
    this.show({ written, source: 'written' });
    // There is no way back to before it: it is on the server now.
    this.#steps.amend(this.present());
    this.saving.takeNew(written.id, version);
    this.saving.editForm(this.#sent, this.present());
  }

  /** Takes a document that was written over from the form as it is, as one step. */
  takeOver(written: T['written'], version: number): void {
    this.saving.restored(version);
    this.show({ written, source: 'written' });
    this.note();
  }

  /** Takes a document that was written over: generated again, merged or restored. */
  takeWritten(stored: T['stored']): void {
    this.saving.takeWritten(stored);
    this.putStored(stored);
  }

  /** Takes an earlier version that was restored, with the form it was written from, as one step. */
  takeRestored(stored: T['stored']): void {
    this.saving.takeWritten(stored);
    this.#put(() => this.#screen.form.reset(this.#kind.formOf(stored)));
    this.putStored(stored);
    this.saving.editForm(this.#known, this.#known);
  }

  /** Ends a conflict of the form; the other version stays one step back. */
  async resolveDraft(choice: 'ours' | 'theirs'): Promise<void> {
    const status = this.saving.draftStatus.get();
    const theirs = status.kind === 'conflict' ? status.theirs.form : null;
    const ours = this.present();
    await this.saving.resolveDraft(choice);
    if (!theirs) return;
    this.putForm(theirs, { isStored: true });
    if (choice === 'ours') this.putForm(ours.form, { release: ours.release });
  }

  /** Ends a conflict of the written document; the other version stays one step back. */
  async resolveDocument(choice: 'ours' | 'theirs'): Promise<void> {
    const status = this.saving.documentStatus.get();
    if (status.kind !== 'conflict') return;
    const ours = this.present();
    await this.saving.resolveDocument(choice);
    this.putStored(status.theirs);
    if (choice === 'theirs') return;
    this.#goTo(ours);
    this.note();
  }

  /** The state that the editor is in. */
  present(): Snapshot<T> {
    const { release, written } = this.state.get();
    return { form: structuredClone(this.#screen.form.values()), release, written };
  }

  #set(change: Shown<T>): void {
    const before = this.state.get();
    const { canUndo, canRedo } = this.#steps;
    const next = { ...before, ...change, canUndo, canRedo };
    if (Object.entries(next).some(([name, value]) => before[name as keyof typeof before] !== value))
      this.state.set(next);
  }

  #lookOf(release?: number): Look {
    const form = this.#screen.form.values();
    const layout = this.#kind.layoutOf(form);
    return {
      layout,
      release: release ?? releaseIn(layout, this.state.get()),
      paper: this.#kind.paperOf(form),
    };
  }

  /** Changes the form without a step of its own. */
  #put(change: () => void): void {
    this.#isPutting = true;
    change();
    this.#isPutting = false;
  }

  /** Takes in what was typed. */
  #takeChange(field: string | undefined): void {
    const before = this.#known;
    if (this.#isPutting || isSameValue(before.form, this.#screen.form.values())) return;
    const isLook = this.#kind.saysTheSame(before.form, this.#screen.form.values());
    const look = this.#lookOf();
    this.show({ ...look, ...(isLook ? {} : { source: 'words' }) });
    this.#known = this.present();
    // A row added, moved or removed is a step of its own.
    this.note(field !== undefined && this.#screen.form.isList(field) ? undefined : field);
    this.saving.editForm(before, this.#known);
  }

  #goTo(to: Snapshot<T> | undefined): void {
    if (!to) return;
    const { written, release } = this.state.get();
    if (release !== to.release || !isSameValue(to.form, this.#screen.form.values()))
      this.putForm(to.form, { isStep: false, release: to.release });
    if (!to.written) this.show({ source: 'words' });
    else if (written && !this.#kind.isSameWords(to.written, written)) {
      this.saving.editContent(this.#kind.contentOfWords(to.written));
      this.show({ written: to.written, source: 'written' });
    }
    this.#set({});
  }
}
