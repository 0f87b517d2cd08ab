import { tool } from './command.ts';

const { status } = await tool('prettier', ['--write', '.', '--log-level', 'warn']);
process.exit(status);
