import type { Location } from 'react-router-dom'

const kindOf = (search: string): string | null => new URLSearchParams(search).get('kind')

/** Whether an address names the page at a location; 组卷 and 电子组卷 are two pages of one path. */
export const isHere = (
  address: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean => {
  const [path, query = ''] = address.split('?')
  return path === pathname && kindOf(query) === kindOf(search)
}
