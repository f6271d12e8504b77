import ipaddr from 'ipaddr.js'

const GROUPS_OF_64_BITS = 4

/**
 * What counts as one place for the login throttle: an IPv4 address, or the /64 of an IPv6 one, since a single machine has
 * all addresses of its /64 to choose from. What is no address counts as it stands.
 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, GROUPS_OF_64_BITS).join(':')}::/64`
}
