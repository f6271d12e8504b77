import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { RoutePath } from '#ui/routing/route-handle.ts'
import type { ReadsAhead } from '../bundles/bootstrap.ts'
import type { LazyBundles } from '../bundles/lazy-bundles.ts'
import type { LazyModule } from '../bundles/lazy-module.ts'

/**
 * Reads the data of the page at an address ahead, in parallel with the code of the page, so that the answer
 * is there when it is drawn. Lists do so by themselves. docs/decisions/0526
 */
export const readAheadAt = (address: string, bundles: LazyBundles['ahead']): void => {
  const [path = '', search] = address.split('?', 2)
  const query = new URLSearchParams(search)
  for (const bundle of shownBy(path as RoutePath, query, bundles))
    bundle.load().then(
      ({ readAhead }) => readAhead(query),
      // A failure to load is shown by the page, which loads the same bundle.
      () => undefined,
    )
}

const shownBy = (
  path: RoutePath,
  query: URLSearchParams,
  { course, lesson, resource, questionBank }: LazyBundles['ahead'],
): readonly LazyModule<ReadsAhead>[] => {
  if (path === '/details')
    return [Number(query.get('type')) === CONTENT_TYPE.question ? questionBank : resource]
  if (path === '/play') return [course, lesson]
  return path === '/introduction' ? [course] : []
}
