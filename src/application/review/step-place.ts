interface Step {
  /** The request is looked at beside the queue, not in its place. */
  readonly isBeside: boolean
  /** The request that the address named before; 0 for none. */
  readonly before: number
}

/**
 * How the address turns to another request of the queue. Back leads to the queue from whichever request, so that the way from one to the
 * next is no step of its own; beside the queue nothing scrolls, since the queue stays where it is.
 */
export const stepPlace = ({ isBeside, before }: Step) => ({
  replace: isBeside || before !== 0,
  keepScroll: isBeside,
})
