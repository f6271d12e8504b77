import { defineConfig } from 'vite'

/** What npm's commands run: each works without the development packages (docs/decisions/0475). */
const COMMANDS = ['prepare', 'reset', 'import', 'export', 'rights', 'renew-key', 'backup', 'restore']

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
        // What main loads, for a start that reads it ahead.
        app: 'server/app.ts',
        ...Object.fromEntries(COMMANDS.map((name) => [name, `server/cli/${name}.ts`])),
        'embedded-worker': 'server/db/embedded-worker.ts',
        'parse-worker': 'server/import/questions/parse-worker.ts',
        'roster-worker': 'server/import/roster-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
