import { defineConfig } from 'vite';

/** The browser extension: its popup and nothing else. */
export default defineConfig({
  base: './',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: { input: 'popup.html' },
  },
});
