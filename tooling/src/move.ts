import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.ts';

await import(pathToFileURL(inRoot('apps', 'server', 'src', 'operating', 'move.ts')).href);
