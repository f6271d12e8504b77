import type { DraftPart } from './draft.ts'

/** The points of each answer of a part. */
export const pointsOf = ({ kind, answers, score }: DraftPart, index: number) => {
  if (score === null) return []
  const response = `RESPONSE_${index + 1}`
  if (kind !== 'blanks') return [{ response, score }]
  return answers.map((_, gap) => ({
    response: `${response}_${gap + 1}`,
    score: Number((score / answers.length).toFixed(6)),
  }))
}
