import type { CloudList } from '#domain/school-file/cloud-school.ts'

const LISTS: readonly CloudList[] = ['notices', 'courses', 'lives']

/** What the address says beside the menu's Parameter and the school: one part as a whole, at a page of it. */
export interface CloudPlace {
  /** Null for the newest of every part. */
  readonly list: CloudList | null
  /** From 1. */
  readonly page: number
}

export const readCloudPlace = (query: URLSearchParams): CloudPlace => {
  const page = query.get('page') ?? ''
  return {
    list: LISTS.find((list) => list === query.get('part')) ?? null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** A menu item's page (its Parameter is the query, R-cloud-school-1), for one of the user's schools. */
export const cloudAddress = (
  parameter: string,
  organisationId: number,
  { list = null, page = 1 }: Partial<CloudPlace> = {},
): string => {
  const query = new URLSearchParams(parameter.replace(/^\?+/, ''))
  if (organisationId > 0) query.set('orgId', String(organisationId))
  if (list !== null) query.set('part', list)
  if (list !== null && page > 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? '/cloud-school' : `/cloud-school?${text}`
}
