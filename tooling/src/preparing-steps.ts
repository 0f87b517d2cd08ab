import { rmSync } from 'node:fs';
import { newDataFolder } from '@candor/testing/server';
import type { Step } from './steps.ts';
import { webForJourneys } from './web-build.ts';

/** What the tests of the server and the journeys start from. Made beside quick steps, since each keeps one processor busy. */
export const preparingSteps: readonly Step[] = [
  { name: 'bundle of the web app', run: () => webForJourneys(false), cores: 1 },
  {
    name: 'store that tests copy',
    run: async () => {
      rmSync(await newDataFolder(), { recursive: true });
      return { status: 0, output: '' };
    },
    cores: 1,
  },
];
