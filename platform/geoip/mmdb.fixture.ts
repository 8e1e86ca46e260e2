// Writes small databases in MMDB format (https://maxmind.github.io/MaxMind-DB/), as MaxMind, DB-IP and others publish them.

type Value = string | number | readonly Value[] | { readonly [key: string]: Value }
/** IPv4 networks such as `203.0.113.0/24` with their records. */
type Networks = Record<string, Value>

const recordBits = 24
const emptySeparator = Buffer.alloc(16)
const metadataMarker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')

/** `ipVersion` 6: IPv4 networks stand below ::/96, as in the published databases. */
export function writeMmdb(networks: Networks, ipVersion: 4 | 6 = 6): Buffer {
  const data: Buffer[] = []
  let dataSize = 0
  const tree: Tree = [[]]
  for (const [network, value] of Object.entries(networks)) {
    const record = encode(value)
    insert(tree, [...'0'.repeat(ipVersion === 6 ? 96 : 0), ...bitsOf(network)].map(Number), dataSize)
    data.push(record)
    dataSize += record.length
  }
  const metadata = encode({
    node_count: tree.length,
    record_size: recordBits,
    ip_version: ipVersion,
    database_type: 'Test',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_790_000_000,
    description: { en: 'Test' },
  })
  return Buffer.concat([encodeTree(tree), emptySeparator, ...data, metadataMarker, metadata])
}

/** A node has two children: the index of a node, or the offset of a record. */
type Child = { node: number } | { record: number }
type Tree = [Child?, Child?][]

const bitsOf = (network: string) => {
  const [address, length] = network.split('/') as [string, string]
  const bits = address.split('.').map((part) => Number(part).toString(2).padStart(8, '0'))
  return bits.join('').slice(0, Number(length))
}

function insert(tree: Tree, bits: readonly number[], record: number) {
  let node = 0
  for (const bit of bits.slice(0, -1)) {
    const child = tree[node]![bit] ?? { node: tree.push([]) - 1 }
    if ('record' in child) throw new Error('networks overlap')
    tree[node]![bit] = child
    node = child.node
  }
  tree[node]![bits.at(-1)!] = { record }
}

function encodeTree(tree: Tree) {
  const bytes = Buffer.alloc((tree.length * 2 * recordBits) / 8)
  const pointerOf = (child: Child | undefined) => {
    if (!child) return tree.length
    return 'node' in child ? child.node : tree.length + emptySeparator.length + child.record
  }
  tree.forEach((children, node) =>
    [0, 1].forEach((side) => bytes.writeUIntBE(pointerOf(children[side]), node * 6 + side * 3, 3)),
  )
  return bytes
}

const types = { string: 2, uint32: 6, map: 7, array: 11 } as const

function encode(value: Value): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([head(types.string, Buffer.byteLength(value)), Buffer.from(value)])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([head(types.uint32, 4), bytes])
  }
  if (Array.isArray(value)) return Buffer.concat([head(types.array, value.length), ...value.map(encode)])
  const entries = Object.entries(value as Record<string, Value>)
  return Buffer.concat([
    head(types.map, entries.length),
    ...entries.flatMap(([key, item]) => [encode(key), encode(item)]),
  ])
}

/** The control byte of a type with its size; types above 7 have a second byte, sizes above 28 are not needed here. */
function head(type: number, size: number) {
  if (size > 28) throw new Error('too long')
  return type > 7 ? Buffer.from([size, type - 7]) : Buffer.from([(type << 5) | size])
}

const city = (country: string, names: { city?: string; region?: string } = {}): Value => ({
  country: { iso_code: country, names: { en: country } },
  ...(names.city ? { city: { names: { en: names.city } } } : {}),
  ...(names.region ? { subdivisions: [{ names: { en: names.region } }] } : {}),
})

/** Documentation addresses (RFC 5737), which nobody has. */
export const sampleNetworks: Networks = {
  '192.0.2.0/25': city('DE', { city: 'Munich', region: 'Bavaria' }),
  '192.0.2.128/25': city('DE', { city: 'Nowhere an der Aller', region: 'Bavaria' }),
  '198.51.100.0/24': city('RS', { city: 'Belgrade' }),
  '203.0.113.0/25': city('TR'),
  '203.0.113.128/25': city('FR', { city: 'Paris' }),
}
