import { mkdirSync } from 'node:fs'
import { serveBuild } from '#tests/support/served-build.ts'
import type { Persona } from '#tests/support/server.ts'
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
}

/** Of the demo content. */
const PAGES: readonly Page[] = [
  { name: 'home, visitor', address: '/', persona: null },
  { name: 'home', address: '/', persona: 'teacher' },
  { name: 'list', address: '/list?type=1', persona: 'teacher' },
  { name: 'search', address: '/list?type=3&q=勾股定理', persona: 'teacher' },
  { name: 'introduction', address: '/introduction?id=1&type=1', persona: 'teacher' },
  { name: 'play', address: '/play?id=1&section=2', persona: 'teacher' },
  { name: 'details', address: '/details?id=213&type=3', persona: 'teacher' },
  { name: 'bank', address: '/details?type=4', persona: 'teacher' },
  { name: 'practice', address: '/details?type=4&mode=practice&course=1&section=6', persona: 'teacher' },
  { name: 'centre', address: '/coursetable?activeIndex=0', persona: 'teacher' },
  { name: 'own files', address: '/school-local/school-local-mydatabase?orgId=1', persona: 'teacher' },
  { name: 'review', address: '/school-local/school-local-examine?orgId=1', persona: 'reviewer' },
  { name: 'cloud school', address: '/cloud-school?code=ljzk&orgId=2', persona: 'cloudSchool' },
]

interface Measured {
  readonly cold: readonly Audited[]
  readonly warm: readonly Audited[]
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
  try {
    const rows: string[][] = rowsOf(
      'empty React page',
      await measure(floor.url, { address: '/', persona: null }),
    )
    for (const page of wanted) rows.push(...rowsOf(page.name, await measure(served.url, page)))
    rows.push(
      ['target, cold', '260', '', '94', '2500', '150', '', '0'],
      ['target, warm', '', '', '99', '', '', '', '0'],
    )
    printTable(
      ['Lighthouse mobile, median of 3', 'kB', 'requests', 'score', 'LCP ms', 'TBT ms', 'its own', 'CLS'],
      rows,
    )
  } finally {
    await Promise.all([served.stop(), floor.stop()])
  }
}

const measure = async (url: string, { address, persona }: Omit<Page, 'name'>): Promise<Measured> => {
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

const rowsOf = (name: string, { cold, warm }: Measured): string[][] => [
  rowOf(`${name}, cold`, cold),
  rowOf(`${name}, warm`, warm),
]

const rowOf = (name: string, results: readonly Audited[]): string[] => {
  const of = (part: keyof Audited): number => median(results.map((result) => result[part]))
  return [
    name,
    (of('bytes') / 1000).toFixed(0),
    of('requests').toFixed(0),
    of('score').toFixed(0),
    of('lcp').toFixed(0),
    of('tbt').toFixed(0),
    of('own').toFixed(0),
    of('cls').toFixed(3),
  ]
}
