/** When a section counts as finished, in words: its required questions stand in the way of the end of the film. */
export const finishRule = (points: readonly { readonly required: boolean }[]): string => {
  const required = points.filter((point) => point.required).length
  return required === 0 ? '看满 90% 即为学完' : `看满 90% 并完成 ${required} 道必答题即为学完`
}
