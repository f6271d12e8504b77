import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './scripts/vite/precompress.ts'
import { radixCss } from './scripts/vite/radix-css.ts'

/** Where `npm run dev` finds the reference server. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`

/** `memory` runs the app without any server. */
const adapters = process.env['VITE_ADAPTERS'] === 'memory' ? 'memory' : 'axios'

export default defineConfig({
  plugins: [react(), radixCss({ sources: 'src/ui', gray: 'sand' }), precompress()],
  // Which set of adapters the composition root takes; the other one is not in the bundle.
  resolve: {
    alias: {
      '#adapters': fileURLToPath(new URL(`src/main/adapters/${adapters}.adapters.ts`, import.meta.url)),
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // Pictures belong to the cache, not into scripts.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': server, '/config.json': server },
  },
})
