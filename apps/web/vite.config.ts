import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), precompress(), preloadFonts()],
  resolve: { alias: { 'react-style-singleton': join(import.meta.dirname, 'src/ui/style-singleton.ts') } },
  build: { sourcemap: false, target: 'es2023', modulePreload: { polyfill: false } },
  server: { port: 3001, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
