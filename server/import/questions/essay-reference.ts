import type { DraftPart } from './draft.ts'

const REFERENCE = '<p>【参考答案】</p>'
const ANALYSIS = '<p>【解析】</p>'

/** Of an essay in one text, for a format that has no place for a reference answer. */
export const withReference = ({ answers, analysis }: DraftPart): string => {
  const reference = answers[0]?.[0] ?? ''
  return reference === '' ? analysis : `${REFERENCE}${reference}${ANALYSIS}${analysis}`
}

/** What `withReference` put together, taken apart. */
export const referenceIn = (text: string): Pick<DraftPart, 'answers' | 'analysis'> => {
  const at = text.indexOf(ANALYSIS)
  if (!text.startsWith(REFERENCE) || at < 0) return { answers: [['']], analysis: text }
  return { answers: [[text.slice(REFERENCE.length, at)]], analysis: text.slice(at + ANALYSIS.length) }
}
