interface Step {
  /** The request is shown beside the queue, not instead of it. */
  readonly isBeside: boolean
  /** The request that the address named before; 0 if none. */
  readonly before: number
}

/**
 * Options of the navigation to another request of the queue. Steps between requests replace the history
 * entry, so that Back always leads to the queue; if the queue stays visible, its scroll position is kept.
 */
export const stepPlace = ({ isBeside, before }: Step) => ({
  replace: isBeside || before !== 0,
  keepScroll: isBeside,
})
