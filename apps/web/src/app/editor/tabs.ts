/** A tool of an editor. */
export interface EditorTab {
  value: string;
  label: string;
  /** Helps around the document; else it makes the document itself. */
  isAround?: true;
  /** Does not work on the page, and takes its room. */
  isWide?: true;
}
