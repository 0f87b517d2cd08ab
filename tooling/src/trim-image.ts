// A step of the Dockerfile: takes out of the installed packages what a server never reads. Run in the folder of the image's build, when
// only production packages are installed.
import { globSync, rmSync } from 'node:fs';
import { expoFont } from '../../packages/render/src/fonts/font-file.ts';
import { families } from '../../packages/render/src/fonts/families.ts';
import { scriptFaces } from '../../packages/render/src/fonts/fallbacks.ts';
import { root } from './paths.ts';

/** What libraries were tested or built with, made for browsers, or carry a second and third time. */
const unread = [
  // Installed as peers of libraries that can be used with them.
  'node_modules/{vitest,@vitest,vite,jsdom,rolldown,@rolldown,lightningcss*,drizzle-kit,esbuild,@esbuild,@esbuild-kit,react-dom}',
  '**/node_modules/**/*.{map,d.ts,d.mts,d.cts}',
  '**/node_modules/**/{README,CHANGELOG}.md',
  // Pictures of how a face looks.
  'node_modules/@expo-google-fonts/**/*.png',
  // Node loads the others of their builds.
  '**/node_modules/docx/dist/*.{cjs,iife.js}',
  '**/node_modules/pdfjs-dist/{build,web,image_decoders,types}',
  '**/node_modules/pdfjs-dist/legacy/{web,image_decoders}',
  '**/node_modules/pdfjs-dist/legacy/build/*.{min.mjs,sandbox.mjs}',
  // Node loads the full core, and packed with nothing around it.
  '**/node_modules/tesseract.js-core/*{.wasm.js,-lstm.wasm}',
  // `packages/read` names the variant of its languages.
  '**/node_modules/@tesseract.js-data/*/4.0.0',
  '**/node_modules/zlibjs',
  '**/node_modules/zod/src',
  '**/node_modules/bintrees/test',
  '**/node_modules/ai/{docs,src}',
  'packages/testing',
  'packages/read/corpus',
  'apps/server/src/testing',
  'apps/server/migrations/meta/*_snapshot.json',
  '{apps,packages}/*/src/**/*.test.{ts,tsx}',
  '.cache',
];

/** The files of all faces that pages are set in; what else the font packages bring is never opened. */
function faces(): Set<string> {
  const latin = Object.values(families).flatMap((family) => family.faces.map(({ file }) => file));
  const others = Object.values(scriptFaces(expoFont)).flat();
  return new Set([...latin, ...others.flatMap(({ file, bolds }) => [file, ...bolds])]);
}

const isFace = faces();
const fonts = globSync('node_modules/{@expo-google-fonts,computer-modern}/**/*.{ttf,otf,woff,woff2}', {
  cwd: root,
});
for (const path of [...globSync(unread, { cwd: root }), ...fonts]) {
  const whole = `${root}/${path}`;
  if (!isFace.has(whole)) rmSync(whole, { recursive: true, force: true });
}
