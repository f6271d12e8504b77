import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { type ListQuery, listOf } from '#domain/catalogue/list-query.ts'
import type { MenuPlace } from '#domain/catalogue/menu.ts'
import { LAST_PAGE } from '#domain/kernel/page.ts'
import {
  LIBRARY_FORMATS,
  LIBRARY_SORTS,
  type LibraryPlace,
  type LibraryQuery,
  suffixesOf,
  wholeLibrary,
} from '#domain/school-file/library-query.ts'
import { schoolAddress } from './addresses.ts'
import { keywordOf } from './list-keyword.ts'

/** What the wire takes (contract/page.ts); farther pages are ignored. */
const MAX_ID = 2 ** 31 - 1

const wholeNumber = (text: string | null, most: number): number => {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return 0
  const value = Number(text)
  return value <= most ? value : 0
}

/**
 * What a query string says of the library of a school, whichever it names itself; whatever cannot be understood says nothing
 * (R-catalogue-4). `node` is a chapter, as in a list.
 */
export const readLibraryQuery = (organisationId: number, query: URLSearchParams): LibraryQuery => {
  const id = (name: string) => wholeNumber(query.get(name), MAX_ID)
  const whole = wholeLibrary(organisationId)
  return {
    ...whole,
    stage: id('stage'),
    subject: id('subject'),
    version: id('version'),
    book: id('book'),
    chapter: id('node'),
    tag: id('tag'),
    format: LIBRARY_FORMATS.find((format) => format === query.get('format')) ?? whole.format,
    uploader: id('uploader'),
    keyword: keywordOf(query),
    sort: LIBRARY_SORTS.find((sort) => sort === query.get('sort')) ?? whole.sort,
    page: wholeNumber(query.get('page'), LAST_PAGE) || 1,
  }
}

/** The address that says it: what is as it opens anyway is left out, but never whose library it is (R-school-file-1). */
export const libraryAddress = (
  library: Partial<LibraryQuery> & Pick<LibraryQuery, 'organisationId'>,
): string => {
  const { organisationId, chapter, keyword, format, sort, page, ...ids } = {
    ...wholeLibrary(library.organisationId),
    ...library,
  }
  const said = {
    stage: ids.stage,
    subject: ids.subject,
    version: ids.version,
    book: ids.book,
    node: chapter,
    tag: ids.tag,
    format: format === 'any' ? '' : format,
    uploader: ids.uploader,
    q: keyword,
    sort: sort === 'latest' ? '' : sort,
    page: page === 1 ? 0 : page,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(said))
    if (value !== '' && value !== 0) query.set(name, String(value))
  const address = schoolAddress('database', organisationId)
  return query.size === 0 ? address : `${address}&${query}`
}

/** What a library shows as the menus beside a list know it. */
export const listOfLibrary = (library: LibraryPlace & Pick<LibraryQuery, 'keyword'>): ListQuery => {
  const { stage, subject, version, book, chapter, keyword } = library
  return { ...listOf(CONTENT_TYPE.resource), stage, subject, version, book, chapter, keyword }
}

/** What the menus beside a library stand at. */
export const menuPlaceOf = (query: LibraryQuery): MenuPlace => ({
  query: listOfLibrary(query),
  code: '',
  files: { tag: query.tag, suffixes: suffixesOf(query.format), uploader: query.uploader },
})
