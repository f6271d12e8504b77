import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { adapterSetOf } from './scripts/vite/adapter-set.mjs'
import { chunks } from './scripts/vite/chunks.ts'
import { contractWords } from './scripts/vite/contract-words.ts'
import { installedApp } from './scripts/vite/installed-app.ts'
import { pdfData } from './scripts/vite/pdf-data.ts'
import { radixCss } from './scripts/vite/radix-css.ts'
import { runtimeConfig } from './scripts/vite/runtime-config.ts'
import { startPage } from './scripts/vite/start-page.ts'
import { unalteredPackages } from './scripts/vite/unaltered-packages.ts'
import { THEME } from './src/ui/theme/theme-attributes.ts'

/** Where `npm run dev` finds the reference server. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`

/** `memory` runs the app without any server. */
const adapters = adapterSetOf(process.env['VITE_ADAPTERS'])

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [
    unalteredPackages(),
    contractWords(),
    react(),
    radixCss({ sources: 'src/ui', look: THEME }),
    pdfData(),
    startPage({ early: here('src/main/early.ts'), shell: here('src/ui/shell/shell.tsx') }),
    runtimeConfig('config/config.json'),
    installedApp(),
  ],
  resolve: {
    alias: [
      // Which set of adapters the composition root takes; the other one is not in the bundle.
      { find: '#adapters', replacement: here(`src/main/adapters/${adapters}.adapters.ts`) },
    ],
  },
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // A browser that cannot preload fetches a little later.
    modulePreload: { polyfill: false },
    // Pictures belong to the cache, not into scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The entry names every file of every page, in the first visit: words and long hashes would be a kilobyte of it.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          `assets/${names.some((name) => name.endsWith('.css')) ? '[hash:7]' : '[name]-[hash]'}[extname]`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunks(here('.')), debugName: 'fetched together' }],
        },
      },
    },
  },
  server: {
    proxy: { '/api': server },
  },
})
