import { createHash, X509Certificate } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { signIn } from '#tests/e2e/support/app.ts'
import { CHROMIUM_FLAGS, wholeChromium } from '#tests/support/chromium.ts'
import { type Certificate, hasNginx, selfSigned, startNginx } from '#tests/support/nginx.ts'
import { serveBuild } from '#tests/support/served-build.ts'
import type { Persona } from '#tests/support/server.ts'
import { chainTo } from './chain.ts'
import { buildFloor } from './floor.ts'
import { type Audited, audited, REPORTS } from './lighthouse-run.ts'
import { portOf } from './port-of.ts'
import { makeProfile } from './profile.ts'
import { median, printTable } from './table.ts'

const RUNS = 3

interface Page {
  readonly name: string
  readonly address: string
  /** Null for a visitor. */
  readonly persona: Persona | null
  /** What it is opened for: there when its content is. */
  readonly content: string
}

/** Of the demo content. */
const PAGES: readonly Page[] = [
  { name: 'home, visitor', address: '/', persona: null, content: '.banners img' },
  { name: 'home', address: '/', persona: 'teacher', content: '.banners img' },
  { name: 'list', address: '/list?type=1', persona: 'teacher', content: 'main article' },
  { name: 'search', address: '/list?type=3&q=勾股定理', persona: 'teacher', content: 'main article' },
  {
    name: 'introduction',
    address: '/introduction?id=1&type=1',
    persona: 'teacher',
    content: '.course-head h1',
  },
  { name: 'play', address: '/play?id=1&section=2', persona: 'teacher', content: 'main video' },
  { name: 'details', address: '/details?id=213&type=3', persona: 'teacher', content: '.resource h1' },
  { name: 'bank', address: '/details?type=4', persona: 'teacher', content: 'main article' },
  {
    name: 'practice',
    address: '/details?type=4&mode=practice&course=1&section=6',
    persona: 'teacher',
    content: '.answer-option',
  },
  {
    name: 'centre',
    address: '/coursetable?activeIndex=0',
    persona: 'teacher',
    content: '.learning-rows a',
  },
  {
    name: 'own files',
    address: '/school-local/school-local-mydatabase?orgId=1',
    persona: 'teacher',
    content: '.own-row[data-selected]',
  },
  {
    name: 'review',
    address: '/school-local/school-local-examine?orgId=1',
    persona: 'reviewer',
    content: 'main .review-row',
  },
  {
    name: 'cloud school',
    address: '/cloud-school?code=ljzk&orgId=2',
    persona: 'cloudSchool',
    content: 'main .cloud-school section',
  },
]

interface Measured {
  readonly cold: readonly Audited[]
  readonly warm: readonly Audited[]
}

/** How a page comes to a browser. */
interface Way {
  readonly name: string
  /** Of the product, and of the empty page. */
  readonly url: string
  readonly floor: string
  /** Of the browser. */
  readonly flags: readonly string[]
  /** What the browser has kept by then comes over no line: once is enough. */
  readonly warmToo: boolean
}

export const check = (words: readonly string[]): void => {
  const unknown = words.find((word) => !PAGES.some(({ name }) => name.includes(word)))
  if (unknown !== undefined)
    throw new Error(`there is no ${unknown}: words of ${PAGES.map(({ name }) => name).join(', ')}`)
}

/**
 * Lighthouse, mobile, on the pages that a link leads to: each in a browser that has nothing but the session, and once more in the same
 * one. Over HTTP/1.1, as `npm start` serves, where each request waits for one of six connections, and over TLS and HTTP/2 behind
 * docs/nginx.conf, as a school is reached from outside. Some pages by words of their names (`npm run bench -- pages list play`).
 */
export const bench = async (words: readonly string[] = []): Promise<void> => {
  mkdirSync(REPORTS, { recursive: true })
  const wanted = PAGES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-pages-'))
  const stops: (() => Promise<unknown>)[] = []
  const begun = async <T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> => {
    const started = await starting
    stops.unshift(started.stop)
    return started
  }
  try {
    const [served, floor] = [
      await begun(serveBuild({ TRUST_PROXY: '1' })),
      await begun(serveBuild({ CLIENT_DIR: await buildFloor() })),
    ]
    const bare: Way = { name: 'HTTP/1.1', url: served.url, floor: floor.url, flags: [], warmToo: true }
    const ways = [bare]
    const tls = hasNginx() ? selfSigned(folder) : null
    if (tls === null) console.error('nginx or openssl is not on the PATH: HTTP/2 is left out')
    else {
      const before = async (url: string) => {
        return (await begun(startNginx({ server: portOf(url), seed: folder, data: folder, tls }))).url
      }
      ways.push({
        name: 'HTTP/2',
        url: await before(served.url),
        floor: await before(floor.url),
        flags: [trusting(tls)],
        warmToo: false,
      })
    }
    const browser = await chromium.launch({ executablePath: wholeChromium(), args: CHROMIUM_FLAGS })
    stops.unshift(() => browser.close())

    const rows: string[][] = []
    for (const way of ways)
      rows.push(
        ...rowsOf('empty React page', way, await measure(way.floor, way, { address: '/', persona: null })),
      )
    for (const page of wanted) {
      const trips = await roundTrips(browser, bare.url, page)
      for (const way of ways) rows.push(...rowsOf(page.name, way, await measure(way.url, way, page), trips))
    }
    rows.push(
      ['target, cold', '', '260', '', '3', '94', '2500', '150', '', '0'],
      ['target, warm', '', '', '', '', '99', '', '', '', '0'],
    )
    printTable(
      [
        'Lighthouse mobile, median of 3',
        'over',
        'kB',
        'requests',
        'trips to content',
        'score',
        'LCP ms',
        'TBT ms',
        'its own',
        'CLS',
      ],
      rows,
    )
  } finally {
    for (const stop of stops) await stop()
    rmSync(folder, { recursive: true })
  }
}

/** By its key: a browser that ignores what is wrong with a certificate keeps nothing of what comes from there. */
const trusting = ({ certificate }: Certificate): string => {
  const key = new X509Certificate(readFileSync(certificate)).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}

/** Of an empty cache. */
const roundTrips = async (browser: Browser, url: string, { address, persona, content }: Page) => {
  const options = { baseURL: url, serviceWorkers: 'block', viewport: { width: 412, height: 823 } } as const
  const first = await browser.newContext(options)
  if (persona !== null) await signIn(await first.newPage(), persona)
  const context = await browser.newContext({ ...options, storageState: await first.storageState() })
  await first.close()
  const chain = await chainTo(context, url + address, content)
  await context.close()
  return chain.length
}

const measure = async (
  url: string,
  { flags, warmToo }: Way,
  { address, persona }: Pick<Page, 'address' | 'persona'>,
): Promise<Measured> => {
  const profile = makeProfile(flags)
  const cold: Audited[] = []
  const warm: Audited[] = []
  try {
    if (persona !== null) await profile.signIn(url, persona)
    for (let run = 0; run < RUNS; run += 1)
      await profile.withBrowser(async (port) => {
        cold.push(await audited(url + address, port))
        if (warmToo) warm.push(await audited(url + address, port))
      })
  } finally {
    profile.remove()
  }
  return { cold, warm }
}

const rowsOf = (page: string, { name }: Way, { cold, warm }: Measured, trips?: number): string[][] => [
  rowOf(`${page}, cold`, name, cold, trips),
  ...(warm.length > 0 ? [rowOf(`${page}, warm`, name, warm)] : []),
]

const rowOf = (page: string, way: string, results: readonly Audited[], trips?: number): string[] => {
  const of = (part: keyof Audited): number => median(results.map((result) => result[part]))
  return [
    page,
    way,
    (of('bytes') / 1000).toFixed(0),
    of('requests').toFixed(0),
    trips?.toFixed(0) ?? '',
    of('score').toFixed(0),
    of('lcp').toFixed(0),
    of('tbt').toFixed(0),
    of('own').toFixed(0),
    of('cls').toFixed(3),
  ]
}
