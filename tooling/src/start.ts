import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.ts';
import { release } from './release.ts';
import { buildWeb } from './web-build.ts';

console.log(`${release()}.`);
await buildWeb();
// In this process: a signal to `npm start` then reaches the server without another hop.
await import(pathToFileURL(inRoot('apps', 'server', 'src', 'main.ts')).href);
