import { node } from './command.ts';
import { inRoot } from './paths.ts';

const { status } = await node([inRoot('bench', 'src', 'fuzz-texts.ts'), ...process.argv.slice(2)]);
process.exit(status);
