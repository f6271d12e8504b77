import type { ScoringPoint } from '../../db/schema/question.ts'
import { type DraftPart, type DraftQuestion, isTaken, type ReadItem } from './draft.ts'

const HEAD = '<p>【得分点】</p>'
const HEAD_READ = /<p[^>]*>\s*【得分点】\s*<\/p>/
const POINT_READ = /<p[^>]*>((?:(?!<\/?p[\s>])[\s\S])*?)\s*（\s*(\d+(?:\.\d+)?)\s*分\s*）\s*<\/p>/g

type AnyPart = Pick<DraftPart, 'answers' | 'rubric'> & { readonly kind: DraftQuestion['kind'] }

const inner = (html: string): string => html.replace(/^<p>([\s\S]*)<\/p>$/, '$1')

const written = <Part extends AnyPart>(part: Part): Part =>
  part.rubric.length === 0
    ? part
    : {
        ...part,
        answers: [
          [
            `${part.answers[0]?.[0] ?? ''}${HEAD}${part.rubric
              .map(({ text, points }) => `<p>${inner(text)}（${points} 分）</p>`)
              .join('')}`,
          ],
        ],
        rubric: [],
      }

const read = <Part extends AnyPart>(part: Part): Part => {
  const told = part.kind === 'essay' ? (part.answers[0]?.[0] ?? '') : ''
  const head = HEAD_READ.exec(told)
  if (head === null) return part
  const lines = told.slice(head.index + head[0].length)
  const rubric = [...lines.matchAll(POINT_READ)].map(
    ([, text = '', points]): ScoringPoint => ({ text, points: Number(points) }),
  )
  const isAll = rubric.length > 0 && lines.replace(POINT_READ, '').trim() === ''
  return isAll ? { ...part, answers: [[told.slice(0, head.index)]], rubric } : part
}

const inParts =
  (change: <Part extends AnyPart>(part: Part) => Part) =>
  (question: DraftQuestion): DraftQuestion => ({ ...change(question), parts: question.parts.map(change) })

/** As files have scoring points: below the reference answer, a line each with its points. R-question-8. */
export const withRubricWritten = inParts(written)

/** The same taken apart, whichever format it came in; lines that do not all end with points stay where they are. */
export const withRubricRead = (item: ReadItem): ReadItem =>
  isTaken(item.outcome)
    ? { ...item, outcome: { ...item.outcome, question: inParts(read)(item.outcome.question) } }
    : item
