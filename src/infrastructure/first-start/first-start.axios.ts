import type { FirstStartPort } from '#application/first-start/first-start.port.ts'
import {
  checkFirstStart,
  FIRST_START,
  FIRST_STEP,
  getFirstSteps,
  openSchool,
  skipFirstStep,
} from '#contract/first-start.ts'
import type { FirstStartState } from '#domain/first-start/first-start.ts'
import type { FirstStep } from '#domain/first-start/first-steps.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, wordsOf } from '../http/wire-values.ts'
import { wirePassword } from '../session/wire-password.ts'

const STATES: ReadonlyMap<number, FirstStartState> = wordsOf(FIRST_START)
const STEPS: ReadonlyMap<number, FirstStep> = wordsOf(FIRST_STEP)

/** Wire: checkfirststart, openschool, getfirststeps, skipfirststep. */
export const axiosFirstStart = (http: Http): FirstStartPort => ({
  check: async (secret, signal) => {
    const read = await http.call(checkFirstStart, { body: { Secret: secret } }, signal)
    return read.ok ? success(STATES.get(amountOf(read.value.State)) ?? 'done') : read
  },
  begin: async ({ secret, school, name, account, password }, signal) => {
    const Password = await wirePassword(password)
    const body = { Secret: secret, SchoolName: school, Name: name, Mobile: account, Password }
    const done = await http.call(openSchool, { body }, signal)
    return done.ok ? success(true) : done
  },
  steps: async (signal) => {
    const read = await http.call(getFirstSteps, {}, signal)
    if (!read.ok) return read
    return success(
      read.value.Steps.flatMap(({ Step, Count, IsSkipped }) => {
        const step = STEPS.get(amountOf(Step))
        return step === undefined ? [] : [{ step, count: amountOf(Count), skipped: flagOf(IsSkipped) }]
      }),
    )
  },
  skip: async ({ step, skipped }, signal) => {
    const done = await http.call(
      skipFirstStep,
      { body: { Step: FIRST_STEP[step], IsSkipped: skipped } },
      signal,
    )
    return done.ok ? success(true) : done
  },
})
