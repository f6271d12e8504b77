/** How a step went: what it tried, by outcome. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 }
export const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 }

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** `N passed, N failed`, how many were skipped when any was, and what was not run at all, each with its reason. */
export const totals = ({ passed, failed, skipped }: Tally, notRun: readonly string[] = []): string =>
  [
    `${passed} passed, ${failed} failed`,
    ...(skipped > 0 ? [`, ${skipped} skipped`] : []),
    ...(notRun.length > 0 ? [`; not run: ${notRun.join('; ')}`] : []),
  ].join('')

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/**
 * What Vitest counted. A file that broke before its first test counts as one failure, and so does a run that ended
 * badly though no test failed (an unhandled rejection) or that found no test at all.
 */
export const tallyOfVitest = (report: VitestReport, exitCode: number): Tally => {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const failed = report.numFailedTests + broken
  const silent = failed === 0 && (exitCode !== 0 || report.numPassedTests === 0)
  return {
    passed: report.numPassedTests,
    failed: silent ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
}

/** What Playwright counted; a flaky test is a failure, and so is every error outside a test. */
export const tallyOfPlaywright = ({ stats, errors }: PlaywrightReport, exitCode: number): Tally => {
  const failed = stats.unexpected + stats.flaky + errors.length
  const silent = failed === 0 && (exitCode !== 0 || stats.expected === 0)
  return { passed: stats.expected, failed: silent ? 1 : failed, skipped: stats.skipped }
}
