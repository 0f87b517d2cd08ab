import type { FieldValues } from 'react-hook-form';
import type { LayoutId, Paper } from '@candor/domain/cv';
import type { DocumentKindName } from '@candor/domain/documents/kinds';
import type { Versioned } from '../../platform/autosave/state.ts';
import type { Unsent } from '../../platform/autosave/keep-on-device.ts';

/** What the editor of one kind of document holds. */
export interface EditorTypes {
  form: FieldValues;
  /** The written document as it is on the screen. */
  written: { id: string };
  /** The document as the server has it. */
  stored: Versioned & { id: string };
  /** The fields of the written document that a person changes. */
  content: object;
  /** What the pages are drawn from. */
  document: unknown;
}

/** One state of the work, to go back to. */
export interface Snapshot<T extends EditorTypes> {
  form: T['form'];
  /** The release of the form's layout. */
  release: number;
  written: T['written'] | null;
}

/** How the page looks, as far as the form alone does not say it. */
export interface Appearance {
  layout: LayoutId;
  /** The release of the layout that the page is drawn in. */
  release: number;
  paper: Paper;
}

export interface EditorState<T extends EditorTypes> extends Appearance {
  written: T['written'] | null;
  canUndo: boolean;
  canRedo: boolean;
}

/** A form as the server keeps it until a document is written from it. */
export interface StoredDraft<Form> extends Versioned {
  form: Form | null;
}

export interface EditorStart<T extends EditorTypes> {
  ownerId: string;
  /** Null for a document that is not written yet. */
  stored: T['stored'] | null;
  /** The form as it is stored; what this device has over it comes in `unsentForm`. */
  draft: { version: number; form: T['form'] };
  unsentForm: Unsent<T['form']> | null;
  /** Changes of the written document that an earlier visit could not send. */
  unsentContent: Unsent<T['content']> | null;
  /** What the screen begins with. */
  form: T['form'];
  release: number;
}

/** Everything that tells one kind of document from another, as far as an editor has to know it. */
export interface EditorKind<T extends EditorTypes> {
  kind: DocumentKindName | 'profile';
  /** Its name in a sentence. */
  label: string;
  /** Said once it was saved by hand, or its form where nothing is written yet; left out where the screen has its own words. */
  saved?: { document: string; form: string };
  /** Whether the document changes only once the person saves it; until then what is typed is a draft. */
  isSavedByHand: boolean;
  layoutOf: (form: T['form']) => LayoutId;
  paperOf: (form: T['form']) => Paper;
  releaseOf: (stored: T['stored']) => number;
  /** Whether two forms differ in their look alone, or not at all. */
  saysTheSame: (one: T['form'], other: T['form']) => boolean;
  writtenOf: (stored: T['stored']) => T['written'];
  /** The stored document with ours over it. */
  over: (stored: T['stored'], ours: Partial<T['content']>) => T['stored'];
  documentOf: (written: T['written']) => T['document'];
  isSameWords: (one: T['written'], other: T['written']) => boolean;
  /** What is typed now, once the document is stored as it is. */
  formOver: (typed: T['form'], stored: T['stored']) => T['form'];
  /** The form that a restored version was written from. */
  formOf: (stored: T['stored']) => T['form'];
  /** The written document once its form says something else; as it was where that can't be told before it is written again. */
  followForm: (written: T['written'], before: T['form'], after: T['form']) => T['written'];
  /** The form once the written document was changed on its page; as it was where it does not say what the document says. */
  followPage: (form: T['form'], written: T['written']) => T['form'];
  /** What a change of the form changes of the written document beside its words; null where nothing. */
  contentOfForm: (before: Snapshot<T>, after: Snapshot<T>) => T['content'] | null;
  /** The words of a written document, as content to save. */
  contentOfWords: (written: T['written']) => T['content'];
  /** All that a person can change of a written document. */
  contentOfStored: (stored: T['stored']) => T['content'];
  isSame: (content: T['content'], shown: T['written'] | null, stored: T['stored']) => boolean;
  get: (id: string) => Promise<T['stored']>;
  save: (id: string, version: number, content: T['content'], isLeaving: boolean) => Promise<T['stored']>;
  draft: {
    deviceKey: string;
    get: () => Promise<StoredDraft<T['form']>>;
    /** `over` is the version of the document that the form was typed over. */
    save: (
      version: number,
      form: T['form'],
      isLeaving: boolean,
      over: number,
    ) => Promise<StoredDraft<T['form']>>;
    isSame: (one: T['form'], other: T['form']) => boolean;
    forget: (ownerId: string) => Promise<void>;
  };
  /** Both sides of a conflict as text. */
  textOfForm: (form: T['form']) => string;
  textOfWritten: (written: T['written']) => string;
}
