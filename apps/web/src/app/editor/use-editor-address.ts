import { useSearchParams } from 'wouter';
import { useHistoryEntry } from '../../platform/navigation.tsx';

/** The editor that an entry of the history belongs to; a document written in it stays in it. */
function editorOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'editor' in state && typeof state.editor === 'string'
    ? state.editor
    : null;
}

/** What the address of a builder says: which document is under work (`?edit=`), and in which editor. */
export function useEditorAddress() {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useHistoryEntry();
  const edit = search.get('edit');
  const editor = editorOf(state) ?? edit ?? key;
  /** The words of the address as it is now: what calls this may have been made before the tab was changed. */
  const now = () => new URLSearchParams(window.location.search);
  const put = (words: URLSearchParams, replace = true) => setSearch(words, { replace, state: { editor } });
  const withWord = (name: string, value: string | null) => {
    const words = now();
    if (value === null) words.delete(name);
    else words.set(name, value);
    return words;
  };
  return {
    search,
    edit,
    editor,
    /** Puts other words into the address and stays in the editor, at the same tab and for the same job. */
    rename: (words: Record<string, string>) => {
      const kept = [...now()].filter(([name]) => name === 'tab' || name === 'application');
      put(new URLSearchParams({ ...words, ...Object.fromEntries(kept) }));
    },
    /** The open tab; the address names every tab but the first. */
    tab: search.get('tab'),
    showTab: (tab: string | null) => put(withWord('tab', tab)),
    /** The job that the tools are used for. */
    application: search.get('application'),
    nameApplication: (id: string | null) => put(withWord('application', id)),
    /** The open roadmap; the way back leads from it to what was shown before. */
    roadmap: search.get('roadmap'),
    showRoadmap: (id: string | null) => put(withWord('roadmap', id), false),
    /** The open contact; the way back closes it. */
    contact: search.get('contact'),
    showContact: (id: string | null) => put(withWord('contact', id), id === null),
  };
}
