import { mkdirSync } from 'node:fs'
import { serveBuild } from '#tests/support/served-build.ts'
import { buildFloor } from './floor.ts'
import { type Audited, audited, REPORTS } from './lighthouse-run.ts'
import { makeProfile } from './profile.ts'
import { median, printTable } from './table.ts'

const RUNS = 3

interface Target {
  readonly name: string
  readonly url: string
  readonly signedIn: boolean
}

/** Lighthouse, mobile, on the served build: as a visitor, signed in, and an empty React page as the floor. */
export const bench = async (): Promise<void> => {
  mkdirSync(REPORTS, { recursive: true })
  const served = await serveBuild()
  const floor = await serveBuild({ CLIENT_DIR: await buildFloor() })
  const targets: readonly Target[] = [
    { name: 'empty React page (floor)', url: floor.url, signedIn: false },
    { name: 'home, visitor', url: served.url, signedIn: false },
    { name: 'home, signed in', url: served.url, signedIn: true },
  ]
  try {
    const rows: string[][] = []
    for (const target of targets) rows.push(rowOf(target, await measure(target)))
    rows.push(['target', '', '2000', '100', '', '0.02'])
    printTable(['Lighthouse mobile, median of 3', 'score', 'LCP ms', 'TBT ms', 'its own', 'CLS'], rows)
  } finally {
    await Promise.all([served.stop(), floor.stop()])
  }
}

const measure = async ({ url, signedIn }: Target): Promise<Audited[]> => {
  const profile = makeProfile()
  try {
    if (signedIn) await profile.signIn(url)
    const results: Audited[] = []
    for (let index = 0; index < RUNS; index += 1)
      results.push(await profile.withBrowser((port) => audited(url, port)))
    return results
  } finally {
    profile.remove()
  }
}

const rowOf = ({ name }: Target, results: readonly Audited[]): string[] => [
  name,
  median(results.map(({ score }) => score)).toFixed(0),
  median(results.map(({ lcp }) => lcp)).toFixed(0),
  median(results.map(({ tbt }) => tbt)).toFixed(0),
  median(results.map(({ own }) => own)).toFixed(0),
  median(results.map(({ cls }) => cls)).toFixed(3),
]
