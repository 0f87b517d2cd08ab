import { config } from 'zod/v4';

// zod tries whether it may compile schemas; our content policy refuses, and the browser reports that as a violation.
// The bundle takes this module for `zod`, so that this stands before the first schema is made.
config({ jitless: true });

export * from 'zod/v4';
