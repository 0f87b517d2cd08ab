import { afterAll } from 'vitest';
import { leaveAsFound } from './test-app.ts';

// Set up for each file of server tests.
afterAll(leaveAsFound);
