/** One step of the way here; an address stands in a trail only once (spec §2). */
export interface Crumb {
  /** Path and query. */
  readonly url: string
  readonly title: string
}

export const HOME_URL = '/'

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

/**
 * The trail after going to `crumb`: an address that is in it already is gone back to; another view of the last page
 * (same path, other query) takes its place; everything else is added. Going home starts anew.
 */
export const followTrail = (trail: readonly Crumb[], crumb: Crumb): readonly Crumb[] => {
  if (pathOf(crumb.url) === HOME_URL) return [crumb]
  const at = trail.findIndex(({ url }) => url === crumb.url)
  if (at !== -1) return [...trail.slice(0, at), crumb]
  const last = trail.at(-1)
  return last !== undefined && pathOf(last.url) === pathOf(crumb.url)
    ? [...trail.slice(0, -1), crumb]
    : [...trail, crumb]
}
