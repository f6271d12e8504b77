import type { TabLeadership } from '#application/session/tab-leadership.port.ts'

/** Tabs in the order of their wish; the first leads until it gives up. All tabs share one of these. */
export const memoryTabLeadership = (): TabLeadership => {
  const wishes: (() => void)[] = []
  const electFirst = () => {
    const first = wishes[0]
    if (first) queueMicrotask(() => wishes[0] === first && first())
  }
  return {
    lead: (elected) => {
      const wish = () => elected()
      wishes.push(wish)
      if (wishes.length === 1) electFirst()
      return () => {
        const place = wishes.indexOf(wish)
        if (place === -1) return
        wishes.splice(place, 1)
        if (place === 0) electFirst()
      }
    },
  }
}
