import { MAX_KEYWORD_LENGTH } from '#domain/kernel/keyword.ts'
import { LAST_PAGE } from '#domain/kernel/page.ts'
import { ALL_OWN_FILES, OWN_FILE_ORDERS, type OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import { schoolAddress } from '../routing/addresses.ts'

const MAX_ID = 2 ** 31 - 1

const wholeIn = (query: URLSearchParams, name: string, most: number): number => {
  const text = query.get(name) ?? ''
  return /^\d{1,10}$/.test(text) ? Math.min(Number(text), most) : 0
}

/** Where own files are shown; what is as usual is not said. The school stands in the address of every page of it. */
export const ownFilesAddress = (organisationId: number, query: Partial<OwnFileQuery> = {}): string => {
  const { folder, bin, keyword, order, page } = { ...ALL_OWN_FILES, ...query }
  const said = new URLSearchParams()
  if (bin) said.set('tab', 'bin')
  else if (folder !== ALL_OWN_FILES.folder) said.set('folder', String(folder))
  if (keyword !== '') said.set('q', keyword)
  if (order !== ALL_OWN_FILES.order) said.set('sort', order)
  if (page > 1) said.set('page', String(page))
  const base = schoolAddress('mydatabase', organisationId)
  const text = said.toString()
  return text === '' ? base : `${base}${base.includes('?') ? '&' : '?'}${text}`
}

/** What an address asks for; what makes no sense is as if it were not there. */
export const ownFileQueryOf = (query: URLSearchParams): OwnFileQuery => {
  const bin = query.get('tab') === 'bin'
  return {
    folder: bin ? ALL_OWN_FILES.folder : wholeIn(query, 'folder', MAX_ID),
    bin,
    keyword: (query.get('q') ?? '').trim().slice(0, MAX_KEYWORD_LENGTH),
    order: OWN_FILE_ORDERS.find((order) => order === query.get('sort')) ?? ALL_OWN_FILES.order,
    page: Math.max(1, wholeIn(query, 'page', LAST_PAGE)),
  }
}
