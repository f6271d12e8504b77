import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { build } from 'vite'
import type { FilmSource } from '#domain/playback/lesson.ts'
import type { PlayerBench } from '#tests/contracts/video-player.contract.ts'
import { aFilm, anOpening } from '#tests/support/a-film.ts'
import { onceForAll } from '#tests/support/once-for-all.ts'
import { hashOfFiles, importedBy } from '../../../../scripts/test/inputs.ts'

const FILES = 'demo/files'
const LESSON = 'physics-junior-buoyancy-video'
/** Seconds. */
const DURATION = 36.4

const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.m4s': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
}

const PAGE = join('tests', 'e2e', 'support', 'player-bench', 'page.ts')
const KEPT = join('.cache', 'test')
const PREFIX = 'player-bench-'

/** The adapters of the player as one script, apart from the product that is served. */
const built = async (): Promise<string> => {
  const all = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: PAGE, output: { format: 'es', codeSplitting: false } },
    },
  })
  const [output] = Array.isArray(all) ? all : [all]
  if (output === undefined || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}

/** Built once for all workers and runs from the same sources. */
const script = async (): Promise<string> => {
  const stamp = hashOfFiles([...importedBy([PAGE]), 'package-lock.json']).slice(0, 16)
  const file = join(KEPT, `${PREFIX}${stamp}.js`)
  await mkdir(KEPT, { recursive: true })
  await onceForAll(file, async (part) => {
    for (const old of await readdir(KEPT))
      if (old.startsWith(PREFIX) && !old.includes(stamp)) await rm(join(KEPT, old), { force: true })
    await writeFile(part, await built())
  })
  return readFile(file, 'utf8')
}

/** A file of the seed, or the part of it that is asked for. */
const fulfil = async (route: Route, path: string): Promise<void> => {
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return route.fulfill({ status: 404 })
  const contentType = TYPES[extname(path)] ?? 'application/octet-stream'
  const range = /^bytes=(\d+)-(\d*)$/.exec((await route.request().headerValue('range')) ?? '')
  if (range === null) return route.fulfill({ body: bytes, contentType })
  const from = Number(range[1])
  const to = range[2] === '' ? bytes.length - 1 : Number(range[2])
  return route.fulfill({
    status: 206,
    body: bytes.subarray(from, to + 1),
    headers: {
      'content-type': contentType,
      'accept-ranges': 'bytes',
      'content-range': `bytes ${from}-${to}/${bytes.length}`,
    },
  })
}

/** A policy under which nothing may be played. */
const BARRED = "connect-src 'none'; media-src 'none'"

export type WayToWatch = 'file' | 'parts' | 'cloud'

const SOURCES: Readonly<Record<WayToWatch, (name: string) => FilmSource>> = {
  file: (name) => aFilm({ url: `/player-bench/lessons/${name}.mp4` }),
  parts: (name) => aFilm({ kind: 'hls', label: '自动', url: `/player-bench/hls/${name}/master.m3u8` }),
  cloud: (name) => aFilm({ url: '', cloudVideoId: name, cloudPlayAuth: 'auth' }),
}

/**
 * A page with nothing but the players of the product; somebody has touched it, so that films may run. Makes as many benches as
 * are wanted, side by side.
 */
export const openBenches = async (
  page: Page,
  way: WayToWatch,
  outside: 'there' | 'unreachable' | 'barred' = 'there',
): Promise<() => PlayerBench> => {
  const body = await script()
  await page.route('**/player-bench/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const path = pathname.replace('/player-bench/', '')
    if (path === '')
      return route.fulfill({
        contentType: 'text/html',
        ...(outside === 'barred' && { headers: { 'content-security-policy': BARRED } }),
        body: '<!doctype html><script type=module src=bench.js></script>',
      })
    if (path === 'bench.js') return route.fulfill({ contentType: 'text/javascript', body })
    if (path === 'outside.css') return route.fulfill({ contentType: 'text/css', body: '' })
    if (path === 'outside.js')
      return outside === 'there'
        ? route.fulfill({ contentType: 'text/javascript', body: 'window.Aliplayer = window.StandIn' })
        : route.abort('blockedbyclient')
    return fulfil(route, join(FILES, path.replace('cloud/auth/', 'lessons/')))
  })
  await page.goto('/player-bench/')
  await page.locator('html').click()
  let benches = 0
  return () => {
    benches += 1
    const film = benches
    return {
      duration: DURATION,
      show: async (opening = {}, which = 'there') => {
        const source = SOURCES[way](which === 'there' ? LESSON : 'nothing')
        const { host: _, ...shown } = anOpening({ ...opening, source })
        await page.evaluate(([one, wanted]) => window.bench.show(one, wanted), [film, shown] as const)
      },
      obey: async (...commands) =>
        page.evaluate(([one, all]) => window.bench.obey(one, all), [film, commands] as const),
      facts: async () => page.evaluate((one) => window.bench.facts(one), film),
      close: async () => page.evaluate((one) => window.bench.close(one), film),
    }
  }
}
