import { newPractice, type Practice } from '#domain/question/practice.ts'
import { aPart, aQuestion } from './questions.ts'

export const essay = aPart({ kind: 'essay', options: [], markable: false, score: 8 })

/** A practice of a single choice, an essay, and a composite of a blank and an essay. */
export const aPractice = (change: Partial<Practice> = {}): Practice => ({
  ...newPractice(
    { id: 'practice-one', userId: 7, layout: 'single', scope: { kind: 'questions', ids: [1, 2, 3] } },
    [
      aQuestion({ id: 1, answered: ['A'], right: false }),
      aQuestion({ ...essay, id: 2 }),
      aQuestion({
        id: 3,
        kind: 'composite',
        options: [],
        parts: [aPart({ id: 31, kind: 'blanks', options: [], blankCount: 1 }), { ...essay, id: 32 }],
      }),
    ],
  ),
  ...change,
})

export const keys = (...chosen: string[]) => ({ kind: 'keys' as const, keys: chosen })
export const blanks = (...texts: string[]) => ({ kind: 'blanks' as const, texts })
export const written = (html: string) => ({
  kind: 'essay' as const,
  text: { html, length: html.length, pictures: 0 },
})
