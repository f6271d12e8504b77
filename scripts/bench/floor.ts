import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { filesToPrecompress, precompress } from '../start/precompress.mjs'

/** Builds the least React page there can be, the way the product is built; resolves to its folder. */
export const buildFloor = async (): Promise<string> => {
  const folder = resolve('.cache', 'bench', 'floor')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'index.html'),
    [
      '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8" /><title>空白页</title>',
      '<meta name="viewport" content="width=device-width, initial-scale=1" /></head>',
      '<body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>',
    ].join('\n'),
  )
  writeFileSync(
    join(folder, 'main.jsx'),
    [
      "import { createRoot } from 'react-dom/client'",
      "createRoot(document.getElementById('root')).render(<h1>空白页</h1>)",
      '',
    ].join('\n'),
  )
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [react()],
    build: { target: 'es2022', outDir: join(folder, 'dist'), emptyOutDir: true },
  })
  const client = join(folder, 'dist')
  await precompress(client, filesToPrecompress(client))
  return client
}
