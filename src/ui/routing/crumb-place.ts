import { CONTENT_TYPE, type ContentType } from '#domain/catalogue/category.ts'
import type { CrumbPlace } from '#domain/navigation/breadcrumb.ts'
import { contentAddress, listAddress, paperAddress } from './addresses.ts'
import { type InnerRoutes, isLostPath, pageTitleOf } from './route-handle.ts'

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

const ancestorsOf = (pathname: string, query: URLSearchParams, inner?: InnerRoutes): readonly string[] => {
  if (pathname === '/introduction') return [listOfType(query, CONTENT_TYPE.recorded)]
  if (pathname === '/play') return courseOf(query, 'id')
  if (pathname === '/details' && query.has('course')) return courseOf(query, 'course')
  if (pathname === '/details' && (query.has('id') || query.has('mode')))
    return [listOfType(query, CONTENT_TYPE.resource)]
  if (pathname === '/paper' && query.has('id'))
    return [paperAddress(query.get('kind') === 'electronic' ? 'electronic' : 'paper')]
  return inner?.ancestorsOf(pathname) ?? []
}

/** What the page of an address lies in: a content in the list of its type, a lesson in its course besides, a paper among papers, what is made in the studio and who is managed in its list. */
export const crumbPlaceOf = (pathname: string, search: string, inner?: InnerRoutes): CrumbPlace => {
  const query = new URLSearchParams(search)
  return {
    ancestors: ancestorsOf(pathname, query, inner).map((url) => {
      const [path = '', asked = ''] = url.split('?')
      return { url, title: pageTitleOf(path, asked, inner) }
    }),
    foundAnywhere:
      pathname !== '/paper' && !/^\/(studio|manage)\//.test(`${pathname}/`) && !query.has('mode'),
    isLost: isLostPath(pathname, inner),
  }
}
