import { CONTENT_TYPE, type ContentType } from '#domain/catalogue/category.ts'
import type { CrumbPlace } from '#domain/navigation/breadcrumb.ts'
import { contentAddress, listAddress, paperAddress } from './addresses.ts'
import { pageTitleOf } from './route-handle.ts'

const listOfType = (query: URLSearchParams, usual: ContentType): string => {
  const asked = Number(query.get('type'))
  return listAddress({ type: Object.values(CONTENT_TYPE).find((type) => type === asked) ?? usual })
}

/** The course that lessons belong to: played by its id, practised by the name of `course`. */
const courseOf = (query: URLSearchParams, idField: 'id' | 'course'): readonly string[] => {
  const id = Number(query.get(idField))
  const type = idField === 'id' && query.get('type') === '2' ? CONTENT_TYPE.live : CONTENT_TYPE.recorded
  return id > 0 ? [listAddress({ type }), contentAddress({ id, type })] : []
}

const ancestorsOf = (pathname: string, query: URLSearchParams): readonly string[] => {
  switch (pathname) {
    case '/introduction':
      return [listOfType(query, CONTENT_TYPE.recorded)]
    case '/play':
      return courseOf(query, 'id')
    case '/details':
      if (query.has('course')) return courseOf(query, 'course')
      return query.has('id') || query.has('mode') ? [listOfType(query, CONTENT_TYPE.resource)] : []
    case '/paper':
      return query.has('id')
        ? [paperAddress(query.get('kind') === 'electronic' ? 'electronic' : 'paper')]
        : []
    default:
      return []
  }
}

/** What the page of an address lies in: a content in the list of its type, a lesson in its course besides, a paper among papers. */
export const crumbPlaceOf = (pathname: string, search: string): CrumbPlace => {
  const query = new URLSearchParams(search)
  return {
    ancestors: ancestorsOf(pathname, query).map((url) => {
      const at = url.indexOf('?')
      return { url, title: at < 0 ? pageTitleOf(url, '') : pageTitleOf(url.slice(0, at), url.slice(at)) }
    }),
    foundAnywhere: pathname !== '/paper' && !query.has('mode'),
  }
}
