import { Watched } from '../../platform/watched.ts';
import type { FormPort } from './form-port.ts';
import type { EditorKind, EditorStart, EditorState, EditorTypes, Appearance } from './kind.ts';
import { releaseIn } from './release-in.ts';

/** The screen that an editor works on. */
export interface EditorScreen<T extends EditorTypes> {
  form: FormPort<T['form']>;
  documentOfForm: () => T['document'];
  draw: (document: T['document'], look: Appearance) => void;
  /** The document was put onto the screen as it is stored. */
  onStored: (stored: T['stored']) => void;
}

/** What the page shows: the written document or, where none is, the person's words, in which look. Keys draw it without waiting for React. */
export class ShownPage<T extends EditorTypes> {
  readonly state: Watched<EditorState<T>>;
  readonly #kind: EditorKind<T>;
  readonly #screen: EditorScreen<T>;

  constructor(
    kind: EditorKind<T>,
    screen: EditorScreen<T>,
    { stored, form, release, unsentContent }: EditorStart<T>,
  ) {
    this.#kind = kind;
    this.#screen = screen;
    const written = stored && kind.writtenOf(kind.over(stored, unsentContent?.content ?? {}));
    this.state = new Watched<EditorState<T>>({
      layout: kind.layoutOf(form),
      release,
      paper: kind.paperOf(form),
      written,
      canUndo: false,
      canRedo: false,
    });
  }

  document = (): T['document'] => {
    const { written } = this.state.get();
    return written ? this.#kind.documentOf(written) : this.#screen.documentOfForm();
  };

  draw = (document: T['document']): void => this.#screen.draw(document, this.state.get());

  /** Changes what is shown, and draws it. What is the same already costs no rendering. */
  show = (change: Partial<EditorState<T>>): void => {
    this.set(change);
    this.draw(this.document());
  };

  set(change: Partial<EditorState<T>>): void {
    const before = this.state.get();
    const next = { ...before, ...change };
    if (Object.entries(next).some(([name, value]) => before[name as keyof typeof before] !== value))
      this.state.set(next);
  }

  /** How the form as it is wants the page to look; in the release that follows from the page where none is given. */
  appearanceOfForm(release?: number): Appearance {
    const form = this.#screen.form.values();
    const layout = this.#kind.layoutOf(form);
    return {
      layout,
      release: release ?? releaseIn(layout, this.state.get()),
      paper: this.#kind.paperOf(form),
    };
  }
}
