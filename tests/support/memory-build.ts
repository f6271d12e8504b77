import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { run } from '../../scripts/support/run.ts'

export interface ServedFiles {
  /** Without a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

/** The app built with the adapters that need no server, handed out as plain files; RADIX_CSS as the build knows it. */
export const serveMemoryBuild = async (
  environment: { readonly RADIX_CSS?: 'whole' } = {},
): Promise<ServedFiles> => {
  const outDir = mkdtempSync(join(tmpdir(), 'zhiyuan-memory-'))
  const { code, stdout, stderr } = await run(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'warn'],
    { env: { ...process.env, NODE_ENV: 'production', VITE_ADAPTERS: 'memory', ...environment } },
  )
  if (code !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`)
  const server = await preview({
    logLevel: 'silent',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  return {
    url: (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''),
    close: async () => {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
