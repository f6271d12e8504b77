import { FINISHED_PERCENT } from '#contract/learning.ts'

/** When a section counts as finished, in words: its required questions stand in the way of the end of the film. */
export const finishRule = (points: readonly { readonly required: boolean }[]): string => {
  const required = points.filter((point) => point.required).length
  const watched = `看满 ${FINISHED_PERCENT}%`
  return required === 0 ? `${watched} 即为学完` : `${watched} 并完成 ${required} 道必答题即为学完`
}
