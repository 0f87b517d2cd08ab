// Stands in for the package `react-style-singleton`, which the dialogs use to hold the page still. That one writes a
// <style> element, which our content security policy refuses; a constructed sheet needs no exception.
import { useEffect } from 'react';

/** A style sheet that is on the page while anybody uses it. */
export function stylesheetSingleton() {
  const sheet = new CSSStyleSheet();
  let users = 0;
  return {
    add(styles: string) {
      if (users === 0) {
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      users += 1;
    },
    remove() {
      users -= 1;
      if (users === 0)
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return function useStyle(styles: string, isDynamic?: boolean) {
    const key = isDynamic ? styles : '';
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
      // Only dynamic styles follow their text.
      // oxlint-disable-next-line react/exhaustive-deps -- see above
    }, [key]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
}
