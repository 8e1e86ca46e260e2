import { BlockList, isIPv4, isIPv6 } from 'node:net'

const closed = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** All that is routed in IPv6; addresses that carry an IPv4 one (mapped, NAT64) lie outside. */
const open6 = ['2000::/3']
/** Within it: Teredo and other protocol assignments, documentation, 6to4. */
const closed6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList()
  for (const network of networks) {
    const [address, prefix] = network.split('/') as [string, string]
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}
const [notPublic, routed6, notPublic6] = [listOf(closed, 'ipv4'), listOf(open6, 'ipv6'), listOf(closed6, 'ipv6')]

/** Whether an address is one of the public Internet: nothing of ours, of this machine or of its cloud answers there. */
export function isPublicAddress(address: string) {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return routed6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
}
