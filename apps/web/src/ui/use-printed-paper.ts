import { useEffect } from 'react';

/** Prints a screen on its document's paper, without margins: the pages bring their own. For as long as it is open. */
export function usePrintedPaper(paper: 'letter' | 'a4'): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${paper}; margin: 0 }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [paper]);
}
