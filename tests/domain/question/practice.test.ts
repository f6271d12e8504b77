import { describe, expect, it } from 'vitest'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import {
  afterReceipt,
  afterRefusal,
  afterSecond,
  finishedOf,
  handedIn,
  ledTo,
  leftOpenIn,
  type Practice,
  practiceStandingOf,
  problemIn,
  selfMarked,
  unsentOf,
  waitingIn,
  withFlag,
  withGiven,
  workOn,
} from '#domain/question/practice.ts'
import { DEFAULT_PLAN, isSameScope, type PracticePlan } from '#domain/question/practice-scope.ts'
import { aPractice, blanks, keys, written } from '#tests/support/practices.ts'
import { aResult } from '#tests/support/questions.ts'

const standings = (practice: Practice) =>
  practice.questions.map((question) => practiceStandingOf(practice, question))
const itemsOf = (practice: Practice) => unsentOf(practice).flatMap(({ items }) => items)

const chosen = withGiven(aPractice(), { questionId: 1, partId: 1, given: keys('B') })
const all = [
  { questionId: 2, partId: 2, given: written('<p>因为</p>') },
  { questionId: 3, partId: 31, given: blanks('6') },
  { questionId: 3, partId: 32, given: written('<p>所以</p>') },
].reduce(withGiven, chosen)

/** Everything acknowledged, the essays unmarked. */
const received = (() => {
  const practice = finishedOf(all)
  const items = itemsOf(practice)
  return afterReceipt(
    practice,
    items,
    items.map(({ questionId, clientId }) =>
      aResult({ questionId, clientId, right: questionId === 2 || questionId === 32 ? null : true }),
    ),
  )
})()

describe('a practice', () => {
  it('knows nothing of what was answered elsewhere', () => {
    expect(aPractice().questions[0]).toMatchObject({ answered: null, right: null, solution: null })
    expect([standings(aPractice()), leftOpenIn(aPractice())]).toEqual([['open', 'open', 'open'], 3])
  })

  it('hands in what is written, each question by itself, under ids that stay the same', () => {
    const practice = handedIn(chosen, [1, 1])
    expect(standings(practice)).toEqual(['waiting', 'open', 'open'])
    expect(unsentOf(practice)).toEqual([
      {
        place: { userId: 7, sectionId: 0, questionId: 1 },
        courseId: 0,
        practiceId: 'practice-one',
        items: [{ questionId: 1, pointId: 0, answer: ['B'], useTime: 0, clientId: 'practice-one-q1' }],
      },
    ])
    expect(withGiven(practice, { questionId: 1, partId: 1, given: keys('C') })).toBe(practice)
  })

  it('of a section says which course asks, and names no practice of the bank', () => {
    const scope = { kind: 'section' as const, courseId: 101, sectionId: 5 }
    const [answer] = unsentOf({ ...handedIn(chosen, [1]), scope })
    expect(answer).toMatchObject({ place: { sectionId: 5 }, courseId: 101 })
    expect(answer && 'practiceId' in answer).toBe(false)
  })

  it('at its end hands in all that is whole, and leaves the rest', () => {
    const half = withGiven(chosen, { questionId: 3, partId: 31, given: blanks('6') })
    const practice = finishedOf(half)
    expect([standings(practice), waitingIn(practice), leftOpenIn(practice), practice.finished]).toEqual([
      ['waiting', 'open', 'written'],
      1,
      2,
      true,
    ])
    expect(problemIn(half, 3)).toEqual({ partId: 32, problem: { kind: 'empty' } })
  })

  it('is marked by the receipts of its own answers', () => {
    expect([standings(received), waitingIn(received)]).toEqual([['right', 'given', 'right'], 0])
    expect(
      afterReceipt(received, [{ ...itemsOf(handedIn(chosen, [1]))[0], clientId: 'other-0' } as never], []),
    ).toBe(received)
  })

  it('lets refused answers be given otherwise, as other answers', () => {
    const posted = handedIn(chosen, [1])
    const refused = afterRefusal(posted, itemsOf(posted))
    const again = handedIn(withGiven(refused, { questionId: 1, partId: 1, given: keys('C') }), [1])
    expect([standings(refused)[0], itemsOf(again).map(({ answer, clientId }) => [answer, clientId])]).toEqual(
      ['written', [[['C'], 'practice-one-q1-2']]],
    )
  })

  it('takes what a learner says of an essay as the same answer with points, and of nothing else', () => {
    const half = selfMarked(received, { questionId: 2, partId: 2, share: 0.5 })
    expect(itemsOf(half)).toEqual([
      {
        questionId: 2,
        pointId: 0,
        answer: ['<p>因为</p>'],
        useTime: 0,
        selfScore: 4,
        clientId: 'practice-one-q2-2',
      },
    ])
    const other = selfMarked(half, { questionId: 2, partId: 2, share: 1 })
    expect(itemsOf(other).map(({ selfScore, clientId }) => [selfScore, clientId])).toEqual([
      [8, 'practice-one-q2-3'],
    ])
    expect(itemsOf(selfMarked(received, { questionId: 3, partId: 32, share: 1 }))[0]?.clientId).toBe(
      'practice-one-q3-2-p32',
    )
    const shownBefore = {
      ...received,
      questions: received.questions.map((one) => ({ ...one, version: 1, latestVersion: 2 })),
    }
    const [mark] = itemsOf(selfMarked(shownBefore, { questionId: 2, partId: 2, share: 0.5 }))
    expect(mark?.version).toBe(1)
    expect(selfMarked(received, { questionId: 1, partId: 1, share: 1 })).toBe(received)
    expect(selfMarked(chosen, { questionId: 2, partId: 2, share: 1 })).toBe(chosen)
  })

  it('counts the seconds of each question until it is handed in, stays within its questions, and keeps flags', () => {
    const later = afterSecond(afterSecond(chosen))
    const after = afterSecond(handedIn(later, [1]))
    expect([after.seconds, workOn(after, 1).seconds, itemsOf(after)[0]?.useTime]).toEqual([3, 2, 2])
    expect([ledTo(chosen, 9).at, ledTo(chosen, -1).at]).toEqual([2, 0])
    expect(workOn(withFlag(chosen, 1), 1).flagged).toBe(true)
  })
})

it('is the same scope on every page of the same part of the bank', () => {
  const of = (change: object, plan: Partial<PracticePlan> = {}) => ({
    kind: 'bank' as const,
    query: { ...WHOLE_BANK, ...change },
    plan: { ...DEFAULT_PLAN, ...plan },
  })
  expect(isSameScope(of({ page: 1 }), of({ page: 2, sort: 'used' }))).toBe(true)
  expect(isSameScope(of({}), of({}, { size: 10 }))).toBe(false)
  expect(isSameScope(of({ chapter: 1 }), of({ chapter: 2 }))).toBe(false)
  expect(isSameScope({ kind: 'questions', ids: [1] }, { kind: 'section', courseId: 1, sectionId: 1 })).toBe(
    false,
  )
})
