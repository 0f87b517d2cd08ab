import { createContext, useContext, useState, type FocusEvent, type ReactNode } from 'react';

/** What goes with a long text of the form: drawn in the grid of its box, given the text of the box. */
export type LongTextHelp = (area: HTMLTextAreaElement, text: string) => ReactNode;

/** What the screen gives to go with long texts; null for bare boxes. */
export const LongTextHelpContext = createContext<LongTextHelp | null>(null);

/** What goes with one box; nothing before it was entered. */
export function useLongTextHelp() {
  const draw = useContext(LongTextHelpContext);
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  return {
    onFocus: (event: FocusEvent<HTMLTextAreaElement>) => setArea(event.currentTarget),
    help: draw && area ? (text: string) => draw(area, text) : null,
  };
}
