import { tool } from './command.ts';

// Gathers the messages of the sources into the catalogues, lets go of those that are gone, and says what is missing in each language.
const { status } = await tool('lingui', ['extract', '--clean']);
process.exit(status);
