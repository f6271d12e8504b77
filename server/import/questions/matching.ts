import {
  compositeQuestion,
  type DraftPart,
  type DraftQuestion,
  draftPart,
  keyAt,
  MAX_OPTIONS,
  refuseItem,
} from './draft.ts'

/** Both sides HTML; an empty left side is a right side that nothing belongs to. */
export interface Pair {
  readonly left: string
  readonly right: string
}

/**
 * 配对: the bank has no kind of its own for it, so that each left side becomes a part that asks for one of the right sides,
 * the same options for all.
 */
export const matchQuestion = (
  stem: string,
  pairs: readonly Pair[],
  about: Partial<Pick<DraftQuestion, 'title' | 'category' | 'pictures' | 'analysis' | 'score'>>,
): DraftQuestion => {
  const options = [...new Set(pairs.map(({ right }) => right).filter((right) => right !== ''))]
  const asked = pairs.filter(({ left, right }) => left !== '' && right !== '')
  if (asked.length === 0 || options.length < 2) return refuseItem('配对题至少要有两个可选的答案')
  if (options.length > MAX_OPTIONS) return refuseItem(`配对的答案多于 ${MAX_OPTIONS} 个`)
  const { score = null } = about
  const share = score === null ? null : score / asked.length
  const parts = asked.map(({ left, right }) =>
    draftPart({
      kind: 'single',
      stem: left,
      options,
      answers: [[keyAt(options.indexOf(right))]],
      score: share,
    }),
  )
  return compositeQuestion(stem, parts, about)
}

/** The pairs of a composite question that is a 配对: parts of one choice each among the same options; null for any other. */
export const pairsOf = ({ kind, parts }: Pick<DraftQuestion, 'kind' | 'parts'>): readonly Pair[] | null => {
  const [first] = parts
  if (kind !== 'composite' || first === undefined || parts.length < 2) return null
  const isAlike = (part: DraftPart) =>
    part.kind === 'single' &&
    part.analysis === '' &&
    JSON.stringify(part.options) === JSON.stringify(first.options)
  if (!parts.every(isAlike)) return null
  const pairs = parts.map(({ stem, answers, options }) => ({
    left: stem,
    right: options[(answers[0]?.[0] ?? 'A').charCodeAt(0) - 65] ?? '',
  }))
  const used = new Set(pairs.map(({ right }) => right))
  return [
    ...pairs,
    ...first.options.filter((option) => !used.has(option)).map((right) => ({ left: '', right })),
  ]
}
