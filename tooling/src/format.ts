import { tool } from './command.ts';

const { status } = await tool('oxfmt', ['--write']);
process.exit(status);
