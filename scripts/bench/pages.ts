import { mkdirSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { signIn } from '#tests/e2e/support/app.ts'
import { CHROMIUM_FLAGS, wholeChromium } from '#tests/support/chromium.ts'
import { serveBuild } from '#tests/support/served-build.ts'
import type { Persona } from '#tests/support/server.ts'
import { chainTo } from './chain.ts'
import { buildFloor } from './floor.ts'
import { type Audited, audited, REPORTS } from './lighthouse-run.ts'
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
    content: '.course-head__name',
  },
  { name: 'play', address: '/play?id=1&section=2', persona: 'teacher', content: 'main video' },
  { name: 'details', address: '/details?id=213&type=3', persona: 'teacher', content: '.resource__name' },
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

export const check = (words: readonly string[]): void => {
  const unknown = words.find((word) => !PAGES.some(({ name }) => name.includes(word)))
  if (unknown !== undefined)
    throw new Error(`there is no ${unknown}: words of ${PAGES.map(({ name }) => name).join(', ')}`)
}

/**
 * Lighthouse, mobile, on the pages that a link leads to: each in a browser that has nothing but the session, and once more in the same
 * one. Some pages by words of their names (`npm run bench -- pages list play`).
 */
export const bench = async (words: readonly string[] = []): Promise<void> => {
  mkdirSync(REPORTS, { recursive: true })
  const wanted = PAGES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  const served = await serveBuild()
  const floor = await serveBuild({ CLIENT_DIR: await buildFloor() })
  const browser = await chromium.launch({ executablePath: wholeChromium(), args: CHROMIUM_FLAGS })
  try {
    const rows: string[][] = rowsOf(
      'empty React page',
      await measure(floor.url, { address: '/', persona: null }),
    )
    for (const page of wanted) {
      const trips = await roundTrips(browser, served.url, page)
      rows.push(...rowsOf(page.name, await measure(served.url, page), trips))
    }
    rows.push(
      ['target, cold', '260', '', '3', '94', '2500', '150', '', '0'],
      ['target, warm', '', '', '', '99', '', '', '', '0'],
    )
    printTable(
      [
        'Lighthouse mobile, median of 3',
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
    await browser.close()
    await Promise.all([served.stop(), floor.stop()])
  }
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
  { address, persona }: Pick<Page, 'address' | 'persona'>,
): Promise<Measured> => {
  const profile = makeProfile()
  const cold: Audited[] = []
  const warm: Audited[] = []
  try {
    if (persona !== null) await profile.signIn(url, persona)
    for (let run = 0; run < RUNS; run += 1)
      await profile.withBrowser(async (port) => {
        cold.push(await audited(url + address, port))
        warm.push(await audited(url + address, port))
      })
  } finally {
    profile.remove()
  }
  return { cold, warm }
}

const rowsOf = (name: string, { cold, warm }: Measured, trips?: number): string[][] => [
  rowOf(`${name}, cold`, cold, trips),
  rowOf(`${name}, warm`, warm),
]

const rowOf = (name: string, results: readonly Audited[], trips?: number): string[] => {
  const of = (part: keyof Audited): number => median(results.map((result) => result[part]))
  return [
    name,
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
