import ipaddr from 'ipaddr.js'

/** All that is given out for the world; the rest of IPv6 is reserved, or another spelling of an IPv4 address. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an IP address is private, of this machine or link, or reserved: addresses that a user must not make the server request. */
export const isPrivateAddress = (address: string): boolean => {
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return true
  return parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_IPV6)
}
