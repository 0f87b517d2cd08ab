import { afterAll } from 'vitest';

/** Preact runs effects behind the next frame, or this long after: then the document of the tests has to be there yet. */
const EFFECTS_MS = 150;

afterAll(() => new Promise((done) => setTimeout(done, EFFECTS_MS)));
