import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveBuild } from '#tests/support/served-build.ts'
import { run } from '../support/run.ts'
import { buildFloor } from './floor.ts'
import { ownBlockedTime, type TraceEvent } from './own-blocked-time.ts'
import { makeProfile, type Profile } from './profile.ts'
import { median, printTable } from './table.ts'

/** Fetched when the bench runs: too heavy to install with the product. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 3
const REPORTS = join('.cache', 'bench')
const ARTIFACTS = join(REPORTS, 'lighthouse')

interface Target {
  readonly name: string
  readonly url: string
  readonly signedIn: boolean
}

interface Measured {
  readonly score: number
  readonly lcp: number
  readonly tbt: number
  /** The same by what the page's thread took itself, whatever else this machine did. */
  readonly own: number
  readonly cls: number
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

const measure = async (target: Target): Promise<Measured[]> => {
  const profile = makeProfile()
  try {
    if (target.signedIn) await profile.signIn(target.url)
    const results: Measured[] = []
    for (let index = 0; index < RUNS; index += 1) results.push(await measureOnce(target, profile))
    return results
  } finally {
    profile.remove()
  }
}

const measureOnce = ({ url }: Target, profile: Profile): Promise<Measured> =>
  profile.withBrowser(async (port) => {
    const file = join(REPORTS, 'lighthouse.json')
    const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'
    const { code, stderr } = await run(
      npx,
      [
        '--yes',
        LIGHTHOUSE,
        url,
        `--port=${port}`,
        // The session is in it.
        '--disable-storage-reset',
        '--only-categories=performance',
        '--output=json',
        `--output-path=${file}`,
        // Measures all the same, and leaves what it measured from.
        `-GA=${ARTIFACTS}`,
        '--quiet',
      ],
      { shell: process.platform === 'win32' },
    )
    if (code !== 0) throw new Error(`${LIGHTHOUSE} failed:\n${stderr}`)
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      categories: { performance: { score: number } }
      audits: Record<string, { numericValue: number }>
    }
    const { traceEvents } = JSON.parse(readFileSync(join(ARTIFACTS, 'trace.json'), 'utf8')) as {
      traceEvents: readonly TraceEvent[]
    }
    const value = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN
    return {
      score: report.categories.performance.score,
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      own: ownBlockedTime(traceEvents),
      cls: value('cumulative-layout-shift'),
    }
  })

const rowOf = ({ name }: Target, results: readonly Measured[]): string[] => [
  name,
  (median(results.map(({ score }) => score)) * 100).toFixed(0),
  median(results.map(({ lcp }) => lcp)).toFixed(0),
  median(results.map(({ tbt }) => tbt)).toFixed(0),
  median(results.map(({ own }) => own)).toFixed(0),
  median(results.map(({ cls }) => cls)).toFixed(3),
]
