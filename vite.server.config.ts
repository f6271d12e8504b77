import { defineConfig } from 'vite'

/** The reference server as plain JavaScript for Node; packages stay outside and are loaded from node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        prepare: 'server/cli/prepare.ts',
        'embedded-worker': 'server/db/embedded-worker.ts',
        'parse-worker': 'server/import/questions/parse-worker.ts',
        'roster-worker': 'server/import/roster-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
