import { BlockList, isIPv4, isIPv6 } from 'node:net'

const nonPublicV4 = [
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
/** Global unicast; addresses that embed an IPv4 one (mapped, NAT64) lie outside. */
const publicV6 = ['2000::/3']
/** Exceptions within it: Teredo and other protocol assignments, documentation, 6to4. */
const nonPublicV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const blockListOf = (networks: readonly string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList()
  for (const network of networks) {
    const [address, prefix] = network.split('/') as [string, string]
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}
const [nonPublicV4List, publicV6List, nonPublicV6List] = [
  blockListOf(nonPublicV4, 'ipv4'),
  blockListOf(publicV6, 'ipv6'),
  blockListOf(nonPublicV6, 'ipv6'),
]

/** Whether an IP address is routed on the public Internet, so not loopback, private, link-local or a cloud metadata address. */
export function isPublicIp(address: string) {
  if (isIPv4(address)) return !nonPublicV4List.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return publicV6List.check(address, 'ipv6') && !nonPublicV6List.check(address, 'ipv6')
}
