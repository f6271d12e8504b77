import { wholeChromium } from '#tests/support/chromium.ts'
import { main as compress } from './compress.mjs'
import { builtAsItIs } from './support/built-as-it-is.ts'

interface Bench {
  bench(words: readonly string[]): Promise<void>
  /** Throws where one of the words names nothing that it measures. */
  check?(words: readonly string[]): void
}

const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
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
}

/** They open pages in a Chromium with windows. */
const IN_CHROMIUM: readonly string[] = ['home', 'lighthouse', 'pages', 'play', 'slow-line', 'ui']

/**
 * `npm run bench -- NAME`: prints a number that the product promises; tests never assert one. What is missing for it, or is named wrongly, is
 * said before anything is built or started.
 */
export const main = async ([name = '', ...rest]: readonly string[]): Promise<void> => {
  const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined
  if (load === undefined) {
    if (name !== '') console.error(`there is no bench ${name}`)
    console.error(`npm run bench -- ${Object.keys(BENCHES).join(' | ')}`)
    process.exitCode = 1
    return
  }
  const { bench, check } = await load()
  try {
    if (IN_CHROMIUM.includes(name)) wholeChromium()
    check?.(rest)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
    return
  }
  if (name !== 'start') {
    if (!builtAsItIs()) process.exit(1)
    // A start that was ended early may have left some of it for the next.
    await compress()
  }
  await bench(rest)
}
