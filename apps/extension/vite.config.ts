import { defineConfig } from 'vite';
import { locales } from './build/locales.ts';

/** The browser extension: its popup and nothing else. */
export default defineConfig({
  base: './',
  plugins: [locales()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: { input: 'popup.html', checks: { bundlerTimings: false } },
  },
});
