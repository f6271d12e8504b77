import { describe, expect, it } from 'vitest'
import { EMPTY_TEXT } from '#domain/kernel/rich-text.ts'
import {
  type AnswerSheet,
  givenTo,
  isBlankSheet,
  itemsOf,
  partsOf,
  problemOf,
  withBlank,
  withOption,
} from '#domain/question/answer-sheet.ts'
import { answerStateOf, withResults } from '#domain/question/answer-state.ts'
import { anItem, aPart, aQuestion, aResult } from '#tests/support/questions.ts'

const blanks = aQuestion({ kind: 'blanks', options: [], blankCount: 2 })
const essay = aQuestion({ kind: 'essay', options: [] })
const composite = aQuestion({
  kind: 'composite',
  options: [],
  parts: [aPart({ id: 2 }), aPart({ id: 3, kind: 'blanks', options: [], blankCount: 1 })],
})
const keys = (...chosen: string[]) => ({ kind: 'keys' as const, keys: chosen })
const texts = (...filled: string[]) => ({ kind: 'blanks' as const, texts: filled })
const text = (length: number, pictures = 0) => ({
  kind: 'essay' as const,
  text: { html: '<p>因为</p>', length, pictures },
})

describe('an answer sheet', () => {
  it('chooses one of the options, or several in their order', () => {
    expect(withOption(aPart(), ['A'], 'C')).toEqual(keys('C'))
    expect(withOption(aPart({ kind: 'judgement' }), ['A'], 'B')).toEqual(keys('B'))
    const several = aPart({ kind: 'multiple' })
    expect(withOption(several, ['D'], 'B')).toEqual(keys('B', 'D'))
    expect(withOption(several, ['B', 'D'], 'D')).toEqual(keys('B'))
  })

  it('fills in blanks, as many as there are', () => {
    expect(withBlank(['', ''], 1, '0.5')).toEqual(texts('', '0.5'))
    expect(givenTo({ 1: texts('1', '2', '3') }, blanks)).toEqual(texts('1', '2'))
    expect(givenTo({ 1: texts('1') }, blanks)).toEqual(texts('1', ''))
  })

  it('gives nothing to what was not answered, or was answered as another kind', () => {
    expect([aQuestion(), blanks, essay].map((question) => givenTo({}, question))).toEqual([
      keys(),
      texts('', ''),
      { kind: 'essay', text: EMPTY_TEXT },
    ])
    expect(givenTo({ 1: texts('A') }, aQuestion())).toEqual(keys())
  })

  it.each<[string, AnswerSheet, boolean]>([
    ['nothing at all', {}, true],
    ['spaces', { 1: texts(' ', '') }, true],
    ['an empty essay', { 1: { kind: 'essay', text: EMPTY_TEXT } }, true],
    ['nothing chosen', { 1: keys() }, true],
    ['an option', { 1: keys('A') }, false],
    ['a blank', { 1: texts('', '2') }, false],
    ['a picture', { 1: text(0, 1) }, false],
  ])('knows whether %s would be missed', (_, sheet, blank) => {
    expect(isBlankSheet(sheet)).toBe(blank)
  })

  it.each([
    [aQuestion(), {}, { kind: 'unchosen' }],
    [aQuestion(), { 1: keys('A') }, null],
    [blanks, { 1: texts(' ', '') }, { kind: 'unfilled' }],
    // Each blank counts by itself: one may stay empty.
    [blanks, { 1: texts('1', '') }, null],
    [blanks, { 1: texts('', 'x'.repeat(201)) }, { kind: 'blankTooLong', blank: 2 }],
    [essay, {}, { kind: 'empty' }],
    [essay, { 1: text(2001) }, { kind: 'tooLong' }],
    [essay, { 1: text(1, 10) }, { kind: 'tooManyPictures' }],
    [essay, { 1: text(0, 1) }, null],
  ])('names what keeps it from being sent', (question, sheet, problem) => {
    expect(problemOf(question, sheet)).toEqual(problem === null ? null : { partId: 1, problem })
  })

  it('asks every part of a composite question', () => {
    expect(partsOf(composite).map(({ id }) => id)).toEqual([2, 3])
    expect(problemOf(composite, { 2: keys('A') })).toEqual({ partId: 3, problem: { kind: 'unfilled' } })
    expect(problemOf(composite, { 2: keys('A'), 3: texts('6') })).toBe(null)
  })

  it('is sent part by part under ids that come of one, trimmed', () => {
    const sending = { pointId: 10, clientId: 'client-0', useTime: 7 }
    expect(itemsOf(composite, { 2: keys('A'), 3: texts(' 6 ') }, sending)).toEqual([
      { questionId: 2, pointId: 10, answer: ['A'], useTime: 7, clientId: 'client-0-p2' },
      { questionId: 3, pointId: 10, answer: ['6'], useTime: 7, clientId: 'client-0-p3' },
    ])
    expect(itemsOf(essay, { 1: text(2) }, sending)).toEqual([
      { questionId: 1, pointId: 10, answer: ['<p>因为</p>'], useTime: 7, clientId: 'client-0' },
    ])
  })
})

describe('how a learner stands with a question', () => {
  const part = (answered: boolean, right: boolean | null) =>
    aPart({ answered: answered ? ['A'] : null, right })
  it.each([
    ['open', [part(false, null)]],
    ['right', [part(true, true)]],
    ['wrong', [part(true, false)]],
    ['given', [part(true, null)]],
    ['open', [part(true, true), part(false, null)]],
    ['partly', [part(true, true), part(true, false)]],
    ['wrong', [part(true, false), part(true, null)]],
    ['right', [part(true, true), part(true, null)]],
  ])('is %s', (standing, parts) => {
    const [only] = parts
    const question = parts.length === 1 && only ? aQuestion(only) : aQuestion({ kind: 'composite', parts })
    expect(answerStateOf(question)).toBe(standing)
  })

  it('follows from what became of the answers', () => {
    const items = [anItem({ questionId: 2 }), anItem({ questionId: 3, answer: ['6'] })]
    const results = [aResult({ questionId: 2, right: false, score: 0 }), aResult({ questionId: 3 })]
    const marked = withResults(composite, items, results)
    expect([answerStateOf(marked), marked.parts]).toEqual([
      'partly',
      [
        { ...composite.parts[0], answered: ['B'], right: false, won: 0, solution: aResult().solution },
        {
          ...composite.parts[1],
          answered: ['6'],
          right: true,
          won: aResult().score,
          solution: aResult().solution,
        },
      ],
    ])
    expect(withResults(aQuestion({ id: 9 }), items, results)).toEqual(aQuestion({ id: 9 }))
  })
})
