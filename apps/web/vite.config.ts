import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { chunkGroups, SCOUT, scoutScripts } from './build/chunks.ts';
import { noJsonSchemas } from './build/no-json-schemas.ts';
import { noLanguageModel } from './build/no-language-model.ts';
import { preactIn } from './build/preact.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { reviewPage } from './build/review-page.ts';
import { screenPages } from './build/screen-pages.ts';
import { wordsInPlace } from './build/words-in-place.ts';
import { workerWords } from './build/worker-words.ts';

export default defineConfig({
  plugins: [
    wordsInPlace(),
    workerWords(),
    react(),
    preactIn('review'),
    tailwindcss(),
    noJsonSchemas(),
    noLanguageModel(),
    precompress(),
    preloadFonts(),
    screenPages(),
    scoutScripts(),
    reviewPage(),
  ],
  resolve: {
    alias: [
      {
        find: 'react-style-singleton',
        replacement: join(import.meta.dirname, 'src/ui/style-singleton.ts'),
      },
      // React has had this hook itself since its release 18.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      { find: /^zod$/, replacement: join(import.meta.dirname, 'src/platform/zod.ts') },
    ],
  },
  worker: { format: 'es', plugins: () => [workerWords()] },
  // The data files of pdf.js are fetched by name when a file needs one; the content policy allows no `data:` address there.
  assetsInclude: ['**/*.bcmap', '**/*.pfb'],
  // Scripts and styles find each other wherever they are served; of pages the server writes the addresses.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  build: {
    assetsInlineLimit: (path) => (path.includes('pdfjs-dist') ? false : undefined),
    sourcemap: false,
    // Who starts Candor can do nothing about a large chunk or a slow plug-in; what a screen loads is held by a journey.
    chunkSizeWarningLimit: 1_000,
    target: 'es2023',
    modulePreload: { polyfill: false },
  },
  // The page of reviewers is bundled by itself: they load nothing of the app, and its components run on Preact there.
  builder: {
    sharedConfigBuild: true,
    async buildApp({ build, environments }) {
      for (const name of [SCOUT, 'client', 'review']) {
        const environment = environments[name];
        if (environment) await build(environment);
      }
    },
  },
  environments: {
    [SCOUT]: {
      consumer: 'client',
      build: {
        write: false,
        minify: false,
        cssMinify: false,
        rolldownOptions: {
          input: 'index.html',
          checks: { bundlerTimings: false },
          experimental: { chunkOptimization: false },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          input: 'index.html',
          checks: { bundlerTimings: false },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    review: {
      consumer: 'client',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: 'review.html', checks: { bundlerTimings: false } },
      },
    },
  },
  server: { port: 3001, proxy: { '^/(?:api|p)/': 'http://127.0.0.1:3000' } },
});
