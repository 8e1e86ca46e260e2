import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { isPublicAddress } from './public-address.ts'
import { FetchRefused, type RefusalReason, safeFetch } from './safe-fetch.ts'

const outside = '93.184.216.34'

/** A server on this machine that the public addresses of a made-up Internet lead to. */
async function internet(names: Record<string, string[]>, listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const dialled: string[] = []
  const resolved: string[] = []
  const network = {
    async resolve(host: string) {
      resolved.push(host)
      return names[host] ?? []
    },
    dial(address: string, wanted: number) {
      dialled.push(`${address} ${wanted}`)
      return connect(port, '127.0.0.1')
    },
  }
  const get = (url: string, options: { timeoutMs?: number; mostBytes?: number } = {}) =>
    safeFetch(url, { protocols: ['http:', 'https:'], mostBytes: 1_000, timeoutMs: 10_000, network, ...options })
  return { get, port, dialled, resolved, [Symbol.asyncDispose]: async () => void server.close().closeAllConnections() }
}

const refusedFor = (reason: RefusalReason) => (error: unknown) =>
  error instanceof FetchRefused && error.reason === reason

test('what is public is fetched, from the address that was judged', async () => {
  await using net = await internet({ 'sound.example': [outside, '2606:2800:21f::1'] }, (request, response) => {
    assert.equal(request.headers.host, 'sound.example')
    response.writeHead(200, { 'content-type': 'Audio/MPEG; charset=x' }).end(`at ${request.url}`)
  })
  const { bytes, headers: _, ...answer } = await net.get('http://sound.example/a%20b?c=d#e')
  assert.deepEqual(answer, { url: 'http://sound.example/a%20b?c=d#e', status: 200, type: 'audio/mpeg' })
  assert.equal(bytes.toString(), 'at /a%20b?c=d')
  assert.deepEqual([net.dialled, net.resolved], [[`${outside} 80`], ['sound.example']])
})

test('F10 nothing of this machine, its network or its cloud is reached, however the address is written', async () => {
  await using net = await internet(
    {
      'inside.example': ['10.1.2.3'],
      'half.example': [outside, '127.0.0.1'],
      'six.example': ['::1'],
      'mapped.example': ['::ffff:127.0.0.1'],
      'translated.example': ['64:ff9b::7f00:1'],
    },
    (_request, response) => response.end('secret'),
  )
  for (const host of [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0',
    '[::1]',
    '[::]',
    '169.254.169.254',
    '192.168.0.1',
    '172.31.255.255',
    '100.64.0.1',
    '[::ffff:127.0.0.1]',
    '[::ffff:a9fe:a9fe]',
    '[64:ff9b::a9fe:a9fe]',
    '[fe80::1]',
    '[fd00::1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '224.0.0.1',
    '255.255.255.255',
    'inside.example',
    'half.example',
    'six.example',
    'mapped.example',
    'translated.example',
  ])
    await assert.rejects(net.get(`http://${host}/`), refusedFor('internal'), host)
  await assert.rejects(net.get('http://nowhere.example/'), refusedFor('unknownHost'))
  assert.deepEqual(net.dialled, [])
})

test('F10 other protocols, ports and addresses with a password are refused', async () => {
  await using net = await internet({ 'sound.example': [outside] }, (_request, response) => response.end('x'))
  for (const [url, reason] of [
    ['file:///etc/passwd', 'protocol'],
    ['ftp://sound.example/', 'protocol'],
    ['gopher://sound.example:80/', 'protocol'],
    ['data:audio/mpeg,x', 'protocol'],
    ['http://sound.example:5432/', 'port'],
    ['http://sound.example:22/', 'port'],
    ['http://user:word@sound.example/', 'address'],
    ['nonsense', 'address'],
    ['', 'address'],
  ] as const)
    await assert.rejects(net.get(url), refusedFor(reason), url)
  await assert.rejects(
    safeFetch('http://sound.example/', { protocols: ['https:'], mostBytes: 1, timeoutMs: 1_000 }),
    refusedFor('protocol'),
  )
  assert.deepEqual(net.dialled, [])
})

test('F10 every redirect is judged anew, and three are followed at most', async () => {
  const to: Record<string, string> = {
    '/inside': 'http://127.0.0.1/',
    '/cloud': '//169.254.169.254/latest',
    '/name': 'http://inside.example/',
    '/file': 'file:///etc/passwd',
    '/port': 'http://sound.example:6379/',
    '/3': '/2',
    '/2': '/1',
    '/1': '/0',
    '/4': '/3',
    '/self': '/self',
  }
  await using net = await internet(
    { 'sound.example': [outside], 'inside.example': ['10.0.0.5'] },
    (request, response) => {
      const location = to[request.url!]
      response.writeHead(location ? 302 : 200, location ? { location } : {}).end('end')
    },
  )
  for (const [path, reason] of [
    ['/inside', 'internal'],
    ['/cloud', 'internal'],
    ['/name', 'internal'],
    ['/file', 'protocol'],
    ['/port', 'port'],
    ['/4', 'redirects'],
    ['/self', 'redirects'],
  ] as const)
    await assert.rejects(net.get(`http://sound.example${path}`), refusedFor(reason), path)
  assert.equal((await net.get('http://sound.example/3')).bytes.toString(), 'end')
  assert.deepEqual(new Set(net.dialled), new Set([`${outside} 80`]))
})

test('F10 a name that changes its mind is asked once a hop: the connection goes to the address that was judged', async () => {
  const answers = [[outside], ['127.0.0.1']]
  await using net = await internet({}, (_request, response) => response.end('x'))
  let asked = 0
  const network = {
    resolve: async () => answers[asked++]!,
    dial: (address: string) => (assert.equal(address, outside), connect(net.port, '127.0.0.1')),
  }
  const { status } = await safeFetch('http://rebinding.example/', {
    protocols: ['http:'],
    mostBytes: 10,
    timeoutMs: 10_000,
    network,
  })
  assert.deepEqual([status, asked], [200, 1])
})

test('F10 more than was allowed is not read, whether it is announced or not, packed or not', async () => {
  await using net = await internet({ 'sound.example': [outside] }, (request, response) => {
    if (request.url === '/announced')
      return void response.writeHead(200, { 'content-length': '10000000000' }).write('x')
    if (request.url === '/packed') return void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
    const timer = setInterval(() => response.write('x'.repeat(400)), 1)
    response.on('close', () => clearInterval(timer))
  })
  for (const [path, reason] of [
    ['/announced', 'size'],
    ['/endless', 'size'],
    ['/packed', 'encoding'],
  ] as const)
    await assert.rejects(net.get(`http://sound.example${path}`), refusedFor(reason), path)
})

test('F10 who drips, is silent or does not resolve is left when the time is over, and may be asked again', async () => {
  await using net = await internet({ 'sound.example': [outside] }, (request, response) => {
    if (request.url === '/silent') return
    const timer = setInterval(() => response.write('x'), 10)
    response.on('close', () => clearInterval(timer))
  })
  const isTimeout = (error: unknown) =>
    !(error instanceof FetchRefused) && /abort|timeout/i.test(`${(error as Error).name} ${(error as Error).message}`)
  for (const path of ['/silent', '/drip'])
    await assert.rejects(net.get(`http://sound.example${path}`, { timeoutMs: 150 }), isTimeout, path)
  const network = { resolve: () => new Promise<string[]>(() => {}), dial: () => assert.fail('nowhere to go') }
  await assert.rejects(
    safeFetch('http://sound.example/', { protocols: ['http:'], mostBytes: 1, timeoutMs: 50, network }),
    isTimeout,
  )
})

test('F10 public is what is routed on the Internet', () => {
  for (const address of ['8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])
    assert.ok(isPublicAddress(address), address)
  for (const address of [
    '0.0.0.0',
    '127.255.255.254',
    '198.19.0.1',
    '203.0.113.7',
    '240.0.0.1',
    '::',
    '::127.0.0.1',
    '2001:db8::1',
    '3fff::1',
    'fe80::1%eth0',
    'ff02::1',
    '5f00::1',
    '100::1',
    'localhost',
    '',
  ])
    assert.ok(!isPublicAddress(address), address)
})
