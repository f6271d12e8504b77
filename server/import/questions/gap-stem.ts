import { compositeQuestion, type DraftPart, type DraftQuestion, draftQuestion } from './draft.ts'
import { isEmptyHtml, joined } from './text-format.ts'

/** A blank of a stem, see src/ui/question. */
export const BLANK = '___'

/** Around a gap that has no place in its stem: our files say so, and the stem stays without a blank. */
export const GAP_CLASS = 'answer-gap'

/** Gaps put where a stem has its blanks, the rest at its end. */
export const withGaps = (stem: string, gaps: readonly string[]): string => {
  const left = [...gaps]
  const filled = stem.replace(/[_＿]{3,}/g, (blank) => left.shift() ?? blank)
  return filled + left.map((gap) => ` <span class="${GAP_CLASS}">${gap}</span>`).join('')
}

const EXTRA = new RegExp(`\\s*<span class="${GAP_CLASS}">${BLANK}</span>`, 'g')

/** A stem that was read without the blanks that it did not have. */
export const withoutExtraGaps = (stem: string): string => stem.replace(EXTRA, '')

type About = Partial<Pick<DraftQuestion, 'title' | 'category' | 'pictures' | 'analysis' | 'score'>>

const numbered = (part: DraftPart, index: number): DraftPart =>
  part.stem === '' ? { ...part, stem: `第 ${index + 1} 空` } : part

const scoreOf = (parts: readonly DraftPart[]): number | null =>
  parts.some(({ score }) => score === null) ? null : parts.reduce((sum, { score }) => sum + (score ?? 0), 0)

/**
 * A text with gaps: one question with blanks where all of them are written in, else a composite one with a part for each
 * gap. `stem` has a blank for each part.
 */
export const questionWithGaps = (
  stem: string,
  parts: readonly DraftPart[],
  about: About,
  lost: string[],
): DraftQuestion => {
  const [first] = parts
  const score = about.score ?? scoreOf(parts)
  if (first === undefined || parts.some(({ kind, stem: own }) => kind !== 'blanks' || !isEmptyHtml(own)))
    return compositeQuestion(stem, parts.map(numbered), { ...about, score })
  if (parts.some((part) => part.score !== first.score)) lost.push('每个空的分值没有导入，各空平分')
  const analysis = joined(about.analysis ?? '', ...parts.map((part) => part.analysis))
  const answers = parts.flatMap((part) => part.answers)
  return draftQuestion({ ...first, stem, answers, analysis, score }, { ...about })
}
