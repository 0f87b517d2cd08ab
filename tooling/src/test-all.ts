import { testAll } from './all-tests.ts';

await testAll({ isThorough: true });
