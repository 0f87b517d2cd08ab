import { useCallback, useState } from 'react';

/**
 * State that outlives its screen: who comes back finds it as it was left, until the page is reloaded. It is of somebody
 * (or something), and another one begins at the start.
 */
export function keptState<Value>(start: Value) {
  let kept = { of: '', value: start };
  return function useKeptState(of: string) {
    const [value, setValue] = useState(kept.of === of ? kept.value : start);
    const set = useCallback(
      (next: Value) => {
        kept = { of, value: next };
        setValue(next);
      },
      [of],
    );
    return [value, set] as const;
  };
}
