// Renders people with one theme: JSON in, JSON out. Runs a stranger's code, so it is started with nothing but the right to read files.
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const [, , home = '', name = ''] = process.argv;
const require = createRequire(join(home, 'index.js'));

/** Older themes know older names of the fields, and take an empty list for one that is filled. */
function asOldAndNew(/** @type {any} */ resume) {
  const old = structuredClone(resume);
  for (const job of old.work) Object.assign(job, { company: job.name, website: '', url: '' });
  for (const one of old.languages) one.name = one.language;
  for (const one of [...old.volunteer, ...old.publications]) one.website = '';
  Object.assign(old.basics, { website: old.basics.url, picture: '', image: '', degree: '' });
  for (const [key, value] of Object.entries(old))
    if (Array.isArray(value) && value.length === 0) Reflect.deleteProperty(old, key);
  return { ...old, meta: {} };
}

/** What a package is entered by where it may only be imported. */
async function entryOf() {
  const folder = join(home, 'node_modules', name);
  const { exports, module, main } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const own = exports?.['.'] ?? exports;
  const entry = own?.import?.default ?? own?.import ?? own?.default ?? own;
  return pathToFileURL(join(folder, typeof entry === 'string' ? entry : (module ?? main ?? 'index.js'))).href;
}

async function load() {
  try {
    return require(name);
  } catch {
    return import(await entryOf());
  }
}

const resumes = JSON.parse(await text(process.stdin));
const theme = await load();
const render = theme.render ?? theme.default?.render;
const pages = [];
for (const resume of resumes) {
  try {
    pages.push(String(await render(asOldAndNew(resume))));
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    pages.push(null);
  }
}
process.stdout.write(`\n\u0001${JSON.stringify(pages)}`, () => process.exit(0));
