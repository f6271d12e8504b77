/** A second of the film that something belongs to. */
export interface PlayerMarker {
  readonly id: string
  /** Seconds. */
  readonly second: number
  /** 题目 1（未作答）, 笔记：…; said beside its time. */
  readonly label: string
  readonly kind: 'question' | 'answered' | 'note'
}

/** The nearest marker within reach of a second, in seconds. */
export const markerNear = (
  markers: readonly PlayerMarker[],
  second: number,
  reach: number,
): PlayerMarker | null => {
  const distance = (marker: PlayerMarker) => Math.abs(marker.second - second)
  const near = markers.filter((marker) => distance(marker) <= reach)
  return near.sort((a, b) => distance(a) - distance(b))[0] ?? null
}
