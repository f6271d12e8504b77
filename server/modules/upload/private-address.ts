import { BlockList, isIPv6 } from 'node:net'

const NETWORKS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Also those that stand for an address of the fourth version: what is behind them cannot be seen from here. */
const NETWORKS_6 = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const

// Two lists: one list reads an address of the fourth version as the sixth version's spelling of it too.
const inside = new BlockList()
for (const [network, bits] of NETWORKS) inside.addSubnet(network, bits, 'ipv4')
const inside6 = new BlockList()
for (const [network, bits] of NETWORKS_6) inside6.addSubnet(network, bits, 'ipv6')

/** Whether an IP address is private, of this machine or link, or reserved: addresses that a user must not make the server request. */
export const isPrivateAddress = (address: string): boolean =>
  isIPv6(address) ? inside6.check(address, 'ipv6') : inside.check(address, 'ipv4')
