import { describe, expect, it } from 'vitest'
import { retryWait } from '#domain/kernel/retry.ts'
import { clockOffset } from '#domain/live/live-clock.ts'
import { RECONNECT_PACE, spreadWait } from '#domain/live/polling.ts'
import {
  answeredRound,
  currentRound,
  isOpenAt,
  knownUpTo,
  mergeRounds,
  roundClientId,
  shownRounds,
  untilNextClose,
} from '#domain/live/push-rounds.ts'
import { LIVE_START } from '#tests/support/courses.ts'
import { aRound } from '#tests/support/lives.ts'
import { aPart, aQuestion } from '#tests/support/questions.ts'

const MINUTE = 60_000
const closed = { open: false }

describe('the rounds of a session', () => {
  it('are what was told over what was known, in the order of their opening', () => {
    const known = [aRound(1, 5), aRound(2, 10)]
    const told = [aRound(3, 2), aRound(2, 10, closed)]
    expect(mergeRounds(known, told)).toEqual([aRound(3, 2), aRound(1, 5), aRound(2, 10, closed)])
  })

  it('are known for good up to the first that is open', () => {
    expect(knownUpTo([])).toBe(0)
    expect(knownUpTo([aRound(1, 1, closed), aRound(2, 2, closed)])).toBe(2)
    expect(knownUpTo([aRound(1, 1, closed), aRound(2, 2), aRound(3, 3, closed)])).toBe(1)
    expect(knownUpTo([aRound(1, 1), aRound(2, 2, closed)])).toBe(0)
  })

  it('close by the clock, whatever was heard last', () => {
    const round = aRound(1, 5)
    expect(isOpenAt(round, LIVE_START + 6 * MINUTE - 1)).toBe(true)
    expect(isOpenAt(round, LIVE_START + 6 * MINUTE)).toBe(false)
    expect(isOpenAt({ ...round, open: false }, LIVE_START + 5 * MINUTE)).toBe(false)
    expect(isOpenAt({ ...round, closeTime: '' }, LIVE_START)).toBe(true)
  })

  it('tell how long until the next one closes', () => {
    const rounds = [aRound(1, 1), aRound(2, 5), aRound(3, 4, closed)]
    expect(untilNextClose(rounds, LIVE_START + 5 * MINUTE)).toBe(MINUTE)
    expect(untilNextClose(rounds, LIVE_START + 6 * MINUTE)).toBeNull()
  })

  it('show the open one that was put last, else the last one', () => {
    const rounds = [aRound(1, 1), aRound(2, 5), aRound(3, 8)]
    expect(currentRound(rounds, LIVE_START + 5.5 * MINUTE)).toBe(rounds[2])
    expect(currentRound(rounds.slice(0, 2), LIVE_START + 5.5 * MINUTE)).toBe(rounds[1])
    expect(currentRound(rounds, LIVE_START + 20 * MINUTE)).toBe(rounds[2])
    expect(currentRound([], LIVE_START)).toBeNull()
  })

  it('show all that take answers, the one that was put last first, else the last one', () => {
    const rounds = [aRound(1, 1), aRound(2, 9), aRound(3, 8)]
    expect(shownRounds(rounds, LIVE_START + 5.5 * MINUTE)).toEqual([rounds[2], rounds[1]])
    expect(shownRounds(rounds, LIVE_START + 20 * MINUTE)).toEqual([rounds[2]])
    expect(shownRounds([], LIVE_START)).toEqual([])
  })

  it('are answered at once, part by part', () => {
    const round = aRound(1, 5, {
      question: aQuestion({ id: 10, kind: 'composite', parts: [aPart({ id: 11 })] }),
    })
    const item = { questionId: 11, pointId: 0, answer: ['B'], useTime: 4, clientId: 'live-1-0-p11' }
    const solution = { answer: ['B'], analysis: '路程除以速度' }
    const result = {
      questionId: 11,
      clientId: item.clientId,
      right: true,
      score: 5,
      solution,
      answeredAt: '',
    }
    const after = answeredRound(round, [item], [result])
    expect(after.answered).toEqual(['B'])
    expect(after.question.parts).toEqual([aPart({ id: 11, answered: ['B'], right: true, won: 5, solution })])
  })

  it('have a name that another day does not have', () => {
    expect(roundClientId(aRound(4, 0))).toBe(`live-4-${LIVE_START}`)
    expect(roundClientId(aRound(4, 24 * 60))).not.toBe(roundClientId(aRound(4, 0)))
  })
})

describe('waiting', () => {
  it('is spread over a fifth of it', () => {
    expect([0, 0.5, 1].map((chance) => spreadWait(3000, chance))).toEqual([3000, 2700, 2400])
  })

  it('is longer after each failure, up to half a minute', () => {
    expect(
      [1, 2, 3, 4, 9].map((attempts) => retryWait({ attempts, failure: null }, 0, RECONNECT_PACE)),
    ).toEqual([5000, 10_000, 20_000, 30_000, 30_000])
  })

  it('goes by the server’s clock where it is known', () => {
    expect(clockOffset(new Date(LIVE_START).toISOString(), LIVE_START - 90_000)).toBe(90_000)
    expect(clockOffset('', LIVE_START)).toBe(0)
  })
})
