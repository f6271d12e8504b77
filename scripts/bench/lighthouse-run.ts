import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../support/run.ts'
import { ownBlockedTime, type TraceEvent } from './own-blocked-time.ts'

/** Fetched when the bench runs: too heavy to install with the product. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
export const REPORTS = join('.cache', 'bench')
const ARTIFACTS = join(REPORTS, 'lighthouse')

export interface Audited {
  readonly score: number
  readonly lcp: number
  readonly tbt: number
  /** The same by what the page's thread took itself, whatever else this machine did. */
  readonly own: number
  readonly cls: number
  /** Of everything that was fetched, as it came over the line. */
  readonly bytes: number
  readonly requests: number
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number } }
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly Fetched[] } }
    >
  >
}

interface Fetched {
  readonly url: string
  readonly transferSize: number
}

/** Lighthouse, mobile, on a page in the browser at a port, with what that has stored. */
export const audited = async (url: string, port: number, tries = 3): Promise<Audited> => {
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
  // Its own word for a trace that the browser did not record in time: nothing of the page.
  if (code !== 0 && tries > 1 && stderr.includes('NO_NAVSTART')) return audited(url, port, tries - 1)
  if (code !== 0) throw new Error(`${LIGHTHOUSE} failed:\n${stderr}`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const { traceEvents } = JSON.parse(readFileSync(join(ARTIFACTS, 'trace.json'), 'utf8')) as {
    traceEvents: readonly TraceEvent[]
  }
  const value = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN
  const fetched = (report.audits['network-requests']?.details?.items ?? []).filter(({ url: from }) =>
    from.startsWith('http'),
  )
  return {
    score: report.categories.performance.score * 100,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    own: ownBlockedTime(traceEvents),
    cls: value('cumulative-layout-shift'),
    bytes: fetched.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: fetched.length,
  }
}
