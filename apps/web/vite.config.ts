import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), precompress()],
  build: { sourcemap: false, target: 'es2023', modulePreload: { polyfill: false } },
  server: { port: 3001, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
