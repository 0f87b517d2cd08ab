import type { Ref } from 'react';

/** One ref for two: a library's and our own. */
export function mergeRefs<Element>(...refs: readonly Ref<Element>[]) {
  return (element: Element | null): void => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
