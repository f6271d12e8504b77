import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { classicScript } from './classic-script.ts'

/** What a browser that installs the app shows of it. */
export const MANIFEST = {
  name: '知源课堂',
  short_name: '知源课堂',
  description: '面向教师的课程、直播、资料与题库平台',
  start_url: '/',
  display: 'standalone',
  background_color: '#fdfdfc',
  theme_color: '#3e63dd',
  lang: 'zh-CN',
  scope: '/',
  id: '/',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
} as const

const MANIFEST_FILE = 'manifest.webmanifest'
const HEAD_END = '</head>'

/** What is kept beside the assets: the page, and what an installed app is shown by. */
const BESIDE_ASSETS: readonly string[] = [
  'index.html',
  ...MANIFEST.icons.map(({ src }) => src.slice(1)),
  MANIFEST_FILE,
]
/** Pictures and what a viewer of files reads by itself are fetched when they are shown. */
const KEPT_ASSET = /^assets\/.*\.(?:js|mjs|css|woff2)$/
/** Who installs the app fetches all of it: a larger file is one that was not meant to be among them. */
const MOST_BYTES = 4 * 1024 * 1024

/** A file of the build that the service worker keeps. Assets have a hash in their names and need no revision, so that the browser's own cache serves what it has. */
interface KeptFile {
  readonly revision: string | null
  readonly url: string
}

/** Of the client that was built in this folder. Throws for a file that is too large to be kept. */
export const keptFiles = (client: string): readonly KeptFile[] => {
  const assets = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => KEPT_ASSET.test(name))
    .sort()
  return [...BESIDE_ASSETS, ...assets].map((url) => {
    const { size } = statSync(join(client, url))
    if (size > MOST_BYTES)
      throw new Error(`${url} is too large for the service worker to keep: ${size} bytes`)
    const isAsset = url.startsWith('assets/')
    return { revision: isAsset ? null : revisionOf(join(client, url)), url }
  })
}

const revisionOf = (file: string): string => createHash('md5').update(readFileSync(file)).digest('hex')

/** Stands in src/main/sw.ts for the list of what is kept. */
const LIST = 'self.__WB_MANIFEST'

/** Writes src/main/sw.ts, with the list of what it keeps, into the folder of a client that is built. */
export const writeWorker = async (root: string, client: string): Promise<void> => {
  const [before, after, ...more] = (await classicScript(join(root, 'src/main/sw.ts'))).split(LIST)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`src/main/sw.ts has to name ${LIST} once`)
  writeFileSync(join(client, 'sw.js'), before + JSON.stringify(keptFiles(client)) + after)
}

/** What makes the app installable and lets it open without a network (docs/decisions/0401). */
export const installedApp = (): Plugin => {
  let root = ''
  let client = ''
  return {
    name: 'installed-app',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
      client = resolve(config.root, config.build.outDir)
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST_FILE, source: `${JSON.stringify(MANIFEST)}\n` })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(HEAD_END, `<link rel="manifest" href="/${MANIFEST_FILE}">${HEAD_END}`),
    },
    // The page and what lies in `public` are there by now.
    writeBundle: () => writeWorker(root, client),
  }
}
