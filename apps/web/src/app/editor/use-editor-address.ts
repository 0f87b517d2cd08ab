import { useLocation, useSearchParams } from 'react-router';

/** The editor that an entry of the history belongs to; a document written in it stays in it. */
function editorOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'editor' in state && typeof state.editor === 'string'
    ? state.editor
    : null;
}

/** What the address of a builder says: which document is under work (`?edit=`), and in which editor. */
export function useEditorAddress() {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const edit = search.get('edit');
  const editor = editorOf(state) ?? edit ?? key;
  return {
    search,
    edit,
    editor,
    /** Puts other words into the address and stays in the editor. */
    rename: (words: Record<string, string>) => setSearch(words, { replace: true, state: { editor } }),
  };
}
