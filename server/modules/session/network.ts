const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

/**
 * What counts as one place for the login throttle: an IPv4 address, or the /64 of an IPv6 one, since a single machine has
 * all addresses of its /64 to choose from.
 */
export const networkOf = (address: string): string => {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address
  const [front = '', back] = address.toLowerCase().split('::')
  const [left, right] = [groupsOf(front), groupsOf(back ?? '')]
  const omitted = back === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: omitted }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
