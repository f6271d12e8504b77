/** One step of the way here; an address stands in a trail only once (spec §2). */
export interface Crumb {
  readonly url: string
  readonly title: string
}

/** Going to an address that is in the trail already goes back to it; a new one is added at the end. */
export const followTrail = (trail: readonly Crumb[], crumb: Crumb): readonly Crumb[] => {
  const at = trail.findIndex(({ url }) => url === crumb.url)
  return at === -1 ? [...trail, crumb] : [...trail.slice(0, at), crumb]
}
