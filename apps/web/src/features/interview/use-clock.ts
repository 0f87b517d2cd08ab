import { useEffect, useRef, useState } from 'react';

const LONGEST_STEP_MS = 2_000;

/** Seconds that go by while `isRunning`, added up from 0; `take` gives those since it was last called. */
export function useClock(isRunning: boolean): { seconds: number; take: () => number } {
  const [seconds, setSeconds] = useState(0);
  const passed = useRef(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      // A device that slept was not answering.
      passed.current += Math.min(now - last, LONGEST_STEP_MS) / 1000;
      last = now;
      setSeconds(passed.current);
    };
    const timer = setInterval(tick, 1_000);
    return () => {
      clearInterval(timer);
      tick();
    };
  }, [isRunning]);
  return {
    seconds,
    take: () => {
      const taken = passed.current;
      passed.current = 0;
      setSeconds(0);
      return taken;
    },
  };
}
