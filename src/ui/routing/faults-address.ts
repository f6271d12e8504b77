import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { FaultQuery } from '#domain/question/reported-fault.ts'

/** Which reported errors an address names; what cannot be understood says nothing. */
export const faultQueryOf = (query: URLSearchParams): FaultQuery => {
  const page = query.get('page') ?? ''
  return {
    settled: query.get('status') === 'settled',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** Where those who may review find the errors that were reported; the open ones unless said. */
export const faultsAddress = ({ settled, page }: FaultQuery = { settled: false, page: 1 }): string => {
  const query = new URLSearchParams({ type: String(CONTENT_TYPE.question), mode: 'faults' })
  if (settled) query.set('status', 'settled')
  if (page > 1) query.set('page', String(page))
  return `/details?${query}`
}
