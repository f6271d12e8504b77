/** The page of a list that an address asks for; the first for anything else. */
export const pageIndexOf = (asked: URLSearchParams): number => {
  const text = asked.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

/** The address of a page of the list at `path`, of which this is said already. */
export const pageAddress = (path: string, page: number, said = new URLSearchParams()): string => {
  if (page > 1) said.set('page', String(page))
  return said.size === 0 ? path : `${path}?${said}`
}
