/** Shows a piece of text as it is. */
export type Say = (text: string) => void

interface Turn {
  readonly say: Say
  /** Says that nothing more comes: the next one is shown. */
  readonly end: () => void
}

/**
 * One screen for several that speak at once: who came first is shown as it speaks, and what the others say is kept until it is
 * their turn.
 * @returns a turn for the next one that comes
 */
export const inOrder = (show: Say): (() => Turn) => {
  const waiting: { said: string; ended: boolean }[] = []
  const showNext = (): void => {
    for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
      if (first.said !== '') show(first.said)
      first.said = ''
      if (!first.ended) return
      waiting.shift()
    }
  }
  return () => {
    const mine = { said: '', ended: false }
    waiting.push(mine)
    return {
      say: (text) => {
        mine.said += text
        if (mine === waiting[0]) showNext()
      },
      end: () => {
        mine.ended = true
        if (mine === waiting[0]) showNext()
      },
    }
  }
}
