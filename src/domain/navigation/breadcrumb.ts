/** One step of the breadcrumb; an address stands in it only once (R-navigation-10). */
export interface Crumb {
  /** Path and query. */
  readonly url: string
  readonly title: string
  /** The page does not exist or failed to load: it contains no other page, and later breadcrumbs do not keep its name. */
  readonly isLost?: boolean
}

/** The pages above a page, outermost first, without home. */
export interface CrumbPlace {
  readonly ancestors: readonly Crumb[]
  /** Any section may lead to it (a list, favourites, a school): the section where it was found comes first. */
  readonly foundAnywhere: boolean
  readonly isLost?: boolean
}

const NOWHERE: CrumbPlace = { ancestors: [], foundAnywhere: false }

/** Sections from which nothing leads to a content. */
const FINDING_NOTHING: readonly string[] = ['/paper', '/agreement']

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

/** Whether an address, path and query, is that of the home page. */
export const isHome = (url: string): boolean => pathOf(url) === '/'

/** Path, and what else tells pages apart; everything else of a query is another view of the same page. */
const pageOf = (url: string): string => {
  const path = pathOf(url)
  const query = new URLSearchParams(url.slice(path.length))
  return [path, query.get('id'), query.get('mode'), query.get('view')].join()
}

/** Pages that show contents of the type that their address names, and of no other; of any without it. */
const OF_ONE_TYPE: readonly string[] = ['/list', '/details']

const typeIn = (url: string): string | null => new URLSearchParams(url.slice(pathOf(url).length)).get('type')

/** Whether a section may have shown what lies in `list`, the list of its type. */
const mayShow = (section: string, list: string): boolean =>
  !OF_ONE_TYPE.includes(pathOf(section)) || [null, typeIn(list)].includes(typeIn(section))

/**
 * Where `crumb` is: home if it was visited, the pages it lies in, itself. A step of the last breadcrumb that is the same page
 * is kept as it was, with its filters and its name. R-navigation-10, docs/decisions/0187.
 */
export const crumbsTo = (
  trail: readonly Crumb[],
  crumb: Crumb,
  { ancestors, foundAnywhere, isLost }: CrumbPlace = NOWHERE,
): readonly Crumb[] => {
  if (isHome(crumb.url)) return [crumb]
  const before = trail.filter((step) => !step.isLost)
  const home = before.filter(({ url }) => isHome(url))
  const section = before
    .slice(home.length, home.length + 1)
    .find(({ url }) => !FINDING_NOTHING.includes(pathOf(url)))
  const steps = ancestors.map((ancestor, depth) => {
    const fits = ({ url }: Crumb): boolean => depth > 0 || mayShow(url, ancestor.url)
    const seen = before.find((step) => pageOf(step.url) === pageOf(ancestor.url) && fits(step))
    const found = foundAnywhere && depth === 0 && section && fits(section) ? section : undefined
    return seen ?? found ?? ancestor
  })
  // The same page again, e.g. after a sign-in: its name is known already.
  const known = before.find(({ url }) => url === crumb.url)
  return [...home, ...steps, known ?? (isLost ? { ...crumb, isLost } : crumb)]
}
