import { describe, expect, it } from 'vitest'
import { sum, tallyOfPlaywright, tallyOfVitest, totals } from '../../scripts/test/tally.ts'

const vitest = (over: object) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [1, 2, 3] }],
  ...over,
})

describe('the count of a Vitest run', () => {
  it('takes over what Vitest counted', () => {
    const report = vitest({ numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })
    expect(tallyOfVitest(report, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 })
  })

  it('counts a file that broke before its first test', () => {
    const report = vitest({ testResults: [{ status: 'failed', assertionResults: [] }] })
    expect(tallyOfVitest(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })

  it('counts a run that ended badly without a failed test', () => {
    expect(tallyOfVitest(vitest({}), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })

  it('counts a run that found no test', () => {
    expect(tallyOfVitest(vitest({ numPassedTests: 0, testResults: [] }), 0)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    })
  })
})

describe('the count of a Playwright run', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }

  it('takes a flaky test and an error outside a test for failures', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }
    expect(tallyOfPlaywright(report, 1)).toEqual({ passed: 5, failed: 3, skipped: 2 })
  })

  it('is clean only when the process ended well too', () => {
    expect(tallyOfPlaywright({ stats, errors: [] }, 0)).toEqual({ passed: 5, failed: 0, skipped: 0 })
    expect(tallyOfPlaywright({ stats, errors: [] }, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  })
})

describe('the line of totals', () => {
  it('names what was skipped only when something was', () => {
    expect(
      totals(
        sum([
          { passed: 1, failed: 0, skipped: 0 },
          { passed: 2, failed: 1, skipped: 0 },
        ]),
      ),
    ).toBe('3 passed, 1 failed')
    expect(totals({ passed: 1, failed: 0, skipped: 4 })).toBe('1 passed, 0 failed, 4 skipped')
  })
})
