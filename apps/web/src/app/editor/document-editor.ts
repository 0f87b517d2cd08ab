import { History } from '../../platform/history.ts';
import { isSameValue } from '../../platform/autosave/merge-fields.ts';
import { EditorSaving } from './editor-saving.ts';
import type { Appearance, EditorKind, EditorStart, EditorTypes, Snapshot } from './kind.ts';
import { ShownPage, type EditorScreen } from './shown-page.ts';

interface PutFormOptions {
  /** Whether it is stored already. */
  isStored?: boolean;
  isStep?: boolean;
  /** Whether the written document is to say it too. */
  isFollowed?: boolean;
  /** The release that its layout had; what follows from the page where left out. */
  release?: number;
  /** Changes of one field in one go are one step. */
  field?: string | undefined;
}

/** One document under work: its form, what was written from it, the page that shows either, the steps back, the saving. */
export class DocumentEditor<T extends EditorTypes> {
  readonly page: ShownPage<T>;
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
    this.#kind = kind;
    this.#screen = screen;
    this.page = new ShownPage(kind, screen, start);
    this.#known = this.present();
    this.#sent = this.#known;
    this.#steps = new History(this.#known);
    this.saving = new EditorSaving(kind, start, {
      putDraft: (next) => this.putForm(next, { isStored: true }),
      putStored: (stored, ours) => {
        this.putStored(stored, ours);
        this.#keepDraft(stored);
      },
      written: () => this.written,
    });
  }

  get written(): T['written'] | null {
    return this.page.state.get().written;
  }

  /** Begins to save and to follow the form; gives the way to end it. */
  open(): () => void {
    this.saving.open();
    const unsubscribe = this.#screen.form.subscribe((field) => this.#takeChange(field));
    const redraw = () => this.page.show({});
    addEventListener('online', redraw);
    redraw();
    return () => {
      removeEventListener('online', redraw);
      unsubscribe();
      this.saving.close();
    };
  }

  /** Puts a whole form onto the screen, as one step. */
  putForm(
    next: T['form'],
    { isStored = false, isStep = true, isFollowed = true, release, field }: PutFormOptions = {},
  ): void {
    const before = this.present();
    if (isStored && isSameValue(before.form, next)) return;
    this.#put(() => (isStored ? this.#screen.form.put(next) : this.#screen.form.reset(next)));
    const look = this.page.appearanceOfForm(release);
    // What another tab typed into the form comes with the document that follows it.
    if (!isStored && isFollowed) this.#showFollowing(before.form, next, look);
    else this.page.show(look);
    this.#known = this.present();
    if (isStep) this.note(field);
    if (isStored) this.saving.takeForm(before, this.#known);
    else this.saving.editForm(before, this.#known);
  }

  /** Puts the document as it is stored onto the screen, as one step; `ours` goes over it. */
  putStored(stored: T['stored'], ours: T['content'] | null = null): void {
    const merged = this.#kind.over(stored, ours ?? {});
    this.#put(() => this.#screen.form.put(this.#kind.formOver(this.#screen.form.values(), merged)));
    const written = this.#kind.writtenOf(merged);
    this.page.show({
      ...this.page.appearanceOfForm(this.#kind.releaseOf(merged)),
      written,
    });
    this.#known = this.present();
    this.#screen.onStored(stored);
    this.note();
  }

  /** Saves the document because the person asked for it; gives what is stored then, null where it is not saved. */
  async save(): Promise<T['stored'] | null> {
    const stored = await this.saving.saveDocument();
    if (!stored) return null;
    this.page.show({ written: this.#kind.writtenOf(stored) });
    this.#keepDraft(stored);
    return stored;
  }

  /** Changes the words of the written document, by hand or by a tool; its form says them too. */
  putWords(written: T['written'], field?: string): void {
    if (!this.written) return;
    // The page is drawn while the rest is done.
    this.page.show({ written });
    this.#putInForm(written);
    this.#known = this.present();
    this.saving.editContent(this.#kind.contentOfWords(written));
    this.note(field);
  }

  /** Draws the page in another release of its layout, as one step. */
  putRelease(release: number): void {
    const before = this.present();
    this.page.show({ release });
    this.saving.editForm(before, this.present());
    this.note();
  }

  /** Notes the present state; changes of one field in one go are one step. */
  note(field?: string): void {
    this.#steps.note(this.present(), field, performance.now());
    this.#noteSteps();
  }

  /** The next change of the form is a step of its own. */
  endStep = (): void => this.#steps.endGo();

  undo = (): void => this.goTo(this.#steps.undo());

  redo = (): void => this.goTo(this.#steps.redo());

  /** Saves everything, and then nothing over the document until the generation is over; gives whether all of it is stored. */
  beginGeneration(): Promise<boolean> {
    this.#sent = this.present();
    return this.saving.beginGeneration();
  }

  /** Takes a document that was written for the first time: what was typed meanwhile goes over it, and is saved under its id. */
  takeNew(written: T['written'], version: number): void {
    const followed = this.#kind.followForm(written, this.#sent.form, this.present().form);
    this.#putInForm(followed);
    this.page.show({ written: followed });
    this.#known = this.present();
    // There is no way back to before it: it is on the server now.
    this.#steps.amend(this.#known);
    this.saving.takeNew(written.id, version);
    this.saving.editForm(this.#sent, this.#known);
    if (!this.#kind.isSameWords(written, followed))
      this.saving.editContent(this.#kind.contentOfWords(followed));
  }

  /** Takes a document that was written over from the form as it is, as one step. */
  takeOver(written: T['written'], version: number): void {
    this.saving.restored(version);
    this.page.show({ written });
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

  /** Makes the form and the words what they were, without a step of its own. */
  goTo(to: Snapshot<T> | undefined): void {
    if (!to) return;
    const { written, release } = this.page.state.get();
    if (release !== to.release || !isSameValue(to.form, this.#screen.form.values()))
      this.putForm(to.form, { isStep: false, isFollowed: !to.written, release: to.release });
    if (to.written && written) {
      if (!this.#kind.isSameWords(to.written, written))
        this.saving.editContent(this.#kind.contentOfWords(to.written));
      this.page.show({ written: to.written });
    }
    this.#noteSteps();
  }

  /** The state that the editor is in. */
  present(): Snapshot<T> {
    const { release, written } = this.page.state.get();
    return { form: structuredClone(this.#screen.form.values()), release, written };
  }

  /** Makes the form say what a written document says. */
  #putInForm(written: T['written']): void {
    const typed = this.#screen.form.values();
    const next = this.#kind.followPage(typed, written);
    if (next !== typed) this.#put(() => this.#screen.form.put(next));
  }

  /** Keeps as a draft what the form says beside the stored document; the server has let go of one that says no more. */
  #keepDraft(stored: T['stored']): void {
    const content = this.#kind.contentOfForm(this.#known, this.#known);
    if (content && this.#kind.isSame(content, null, stored)) this.saving.endDraft(this.#known.form);
    else this.saving.keepForm(this.#known.form);
  }

  /** Says whether there is a way back or forth. */
  #noteSteps(): void {
    const { canUndo, canRedo } = this.#steps;
    this.page.set({ canUndo, canRedo });
  }

  /** Changes the form without a step of its own. */
  #put(change: () => void): void {
    this.#isPutting = true;
    change();
    this.#isPutting = false;
  }

  /** Shows the form's look, and the written document saying what its form says since; drawn once. */
  #showFollowing(before: T['form'], after: T['form'], look: Appearance): void {
    const { written } = this;
    if (!written || this.#kind.saysTheSame(before, after)) {
      this.page.show(look);
      return;
    }
    const followed = this.#kind.followForm(written, before, after);
    this.page.show({ ...look, written: followed });
    if (!this.#kind.isSameWords(written, followed))
      this.saving.editContent(this.#kind.contentOfWords(followed));
  }

  /** Takes in what was typed. */
  #takeChange(field: string | undefined): void {
    const before = this.#known;
    if (this.#isPutting || isSameValue(before.form, this.#screen.form.values())) return;
    const form = this.#screen.form.values();
    this.#showFollowing(before.form, form, this.page.appearanceOfForm());
    this.#known = this.present();
    // A row added, moved or removed is a step of its own.
    this.note(field !== undefined && this.#screen.form.isList(field) ? undefined : field);
    this.saving.editForm(before, this.#known);
  }
}
