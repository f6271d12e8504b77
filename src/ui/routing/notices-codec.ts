/** Where a reader finds the notices. */
export const NOTICES_ADDRESS = '/notices'

/** Where administrators write them. */
export const MANAGED_NOTICES_ADDRESS = '/manage/notices'

/** The page of a list that an address asks for; the first for anything else. */
export const pageIndexOf = (asked: URLSearchParams): number => {
  const text = asked.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

/** The address of a page of a list. */
export const pageAddress = (address: string, index: number): string =>
  index > 1 ? `${address}?page=${index}` : address
