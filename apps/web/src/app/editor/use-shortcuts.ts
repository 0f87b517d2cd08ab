import { useEffect } from 'react';

interface Shortcuts {
  formId: string;
  undo: () => void;
  redo: () => void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Ctrl Enter generates; Ctrl Z and Ctrl Shift Z step through the form, where no text field has an undo of its own. */
export function useShortcuts({ formId, undo, redo }: Shortcuts): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      if (key === 'enter') {
        const form = document.getElementById(formId);
        if (form instanceof HTMLFormElement) form.requestSubmit();
      } else if (key === 'z' && !isTyping(event.target)) {
        if (event.shiftKey) redo();
        else undo();
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [formId, undo, redo]);
}
