import { main as compress } from './compress.mjs'
import { builtAsItIs } from './support/built-as-it-is.ts'

const BENCHES = {
  authoring: () => import('./bench/authoring.ts'),
  commit: () => import('./bench/commit.ts'),
  home: () => import('./bench/home.ts'),
  list: () => import('./bench/list.ts'),
  lighthouse: () => import('./bench/lighthouse.ts'),
  start: () => import('./bench/start.ts'),
  memory: () => import('./bench/memory.ts'),
  media: () => import('./bench/media.ts'),
  office: () => import('./bench/office.ts'),
  overload: () => import('./bench/overload.ts'),
  pages: () => import('./bench/pages.ts'),
  play: () => import('./bench/play.ts'),
  ui: () => import('./bench/ui.ts'),
  import: () => import('./bench/import.ts'),
  upload: () => import('./bench/upload.ts'),
  'slow-line': () => import('./bench/slow-line.ts'),
} as const

/** `npm run bench -- NAME`: prints a number that the product promises; tests never assert one. */
export const main = async ([name = '', ...rest]: readonly string[]): Promise<void> => {
  if (!Object.hasOwn(BENCHES, name)) {
    console.error(`npm run bench -- ${Object.keys(BENCHES).join(' | ')}`)
    process.exitCode = 1
    return
  }
  if (name !== 'start') {
    if (!builtAsItIs()) process.exit(1)
    // A start that was ended early may have left some of it for the next.
    await compress()
  }
  const { bench } = await BENCHES[name as keyof typeof BENCHES]()
  await bench(rest)
}
