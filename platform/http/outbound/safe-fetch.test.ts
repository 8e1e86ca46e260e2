import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { isPublicIp } from './public-ip.ts'
import { FetchRefusedError, type PostRequest, type RefusalReason, safeFetch } from './safe-fetch.ts'

const publicIp = '93.184.216.34'

/** A local server that every public address of a simulated Internet leads to. */
async function fakeInternet(names: Record<string, string[]>, listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const connections: string[] = []
  const resolved: string[] = []
  const network = {
    async resolve(host: string) {
      resolved.push(host)
      return names[host] ?? []
    },
    connect(address: string, requestedPort: number) {
      connections.push(`${address} ${requestedPort}`)
      return connect(port, '127.0.0.1')
    },
  }
  const get = (url: string, options: { timeoutMs?: number; maxBytes?: number; post?: PostRequest } = {}) =>
    safeFetch(url, { protocols: ['http:', 'https:'], maxBytes: 1_000, timeoutMs: 10_000, network, ...options })
  return {
    get,
    port,
    dialled: connections,
    resolved,
    [Symbol.asyncDispose]: async () => void server.close().closeAllConnections(),
  }
}

const refusedFor = (reason: RefusalReason) => (error: unknown) =>
  error instanceof FetchRefusedError && error.reason === reason

test('a public URL is fetched from the address that was checked', async () => {
  await using net = await fakeInternet({ 'sound.example': [publicIp, '2606:2800:21f::1'] }, (request, response) => {
    assert.equal(request.headers.host, 'sound.example')
    response.writeHead(200, { 'content-type': 'Audio/MPEG; charset=x' }).end(`at ${request.url}`)
  })
  const { bytes, headers: _, ...answer } = await net.get('http://sound.example/a%20b?c=d#e')
  assert.deepEqual(answer, { url: 'http://sound.example/a%20b?c=d#e', status: 200, type: 'audio/mpeg' })
  assert.equal(bytes.toString(), 'at /a%20b?c=d')
  assert.deepEqual([net.dialled, net.resolved], [[`${publicIp} 80`], ['sound.example']])
})

test('addresses of this machine, its network and its cloud are refused in every notation (F10)', async () => {
  await using net = await fakeInternet(
    {
      'inside.example': ['10.1.2.3'],
      'half.example': [publicIp, '127.0.0.1'],
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

test('other protocols, other ports and URLs with credentials are refused (F10)', async () => {
  await using net = await fakeInternet({ 'sound.example': [publicIp] }, (_request, response) => response.end('x'))
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
    safeFetch('http://sound.example/', { protocols: ['https:'], maxBytes: 1, timeoutMs: 1_000 }),
    refusedFor('protocol'),
  )
  assert.deepEqual(net.dialled, [])
})

test('every redirect is checked again, and at most three are followed (F10)', async () => {
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
  await using net = await fakeInternet(
    { 'sound.example': [publicIp], 'inside.example': ['10.0.0.5'] },
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
  assert.deepEqual(new Set(net.dialled), new Set([`${publicIp} 80`]))
})

test('a name is resolved once per hop and the connection goes to the checked address, so DNS rebinding fails (F10)', async () => {
  const answers = [[publicIp], ['127.0.0.1']]
  await using net = await fakeInternet({}, (_request, response) => response.end('x'))
  let lookups = 0
  const network = {
    resolve: async () => answers[lookups++]!,
    connect: (address: string) => (assert.equal(address, publicIp), connect(net.port, '127.0.0.1')),
  }
  const { status } = await safeFetch('http://rebinding.example/', {
    protocols: ['http:'],
    maxBytes: 10,
    timeoutMs: 10_000,
    network,
  })
  assert.deepEqual([status, lookups], [200, 1])
})

test('a body above the limit is not read, with or without content-length or compression (F10)', async () => {
  await using net = await fakeInternet({ 'sound.example': [publicIp] }, (request, response) => {
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

test('a dripping, silent or unresolvable host ends in a timeout, which may be retried (F10)', async () => {
  await using net = await fakeInternet({ 'sound.example': [publicIp] }, (request, response) => {
    if (request.url === '/silent') return
    const timer = setInterval(() => response.write('x'), 10)
    response.on('close', () => clearInterval(timer))
  })
  const isTimeout = (error: unknown) =>
    !(error instanceof FetchRefusedError) &&
    /abort|timeout/i.test(`${(error as Error).name} ${(error as Error).message}`)
  for (const path of ['/silent', '/drip'])
    await assert.rejects(net.get(`http://sound.example${path}`, { timeoutMs: 150 }), isTimeout, path)
  const network = {
    resolve: () => new Promise<string[]>(() => {}),
    connect: () => assert.fail('nothing to connect to'),
  }
  await assert.rejects(
    safeFetch('http://sound.example/', { protocols: ['http:'], maxBytes: 1, timeoutMs: 50, network }),
    isTimeout,
  )
})

test('only addresses that are routed on the Internet are public (F10)', () => {
  for (const address of ['8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])
    assert.ok(isPublicIp(address), address)
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
    assert.ok(!isPublicIp(address), address)
})

test('of the response to a POST the start is read, and a body that breaks off or does not end is no failure', async () => {
  await using net = await fakeInternet({ 'hook.example': [publicIp] }, (request, response) => {
    response.writeHead(200)
    response.write('abcdefgh')
    if (request.url === '/cut') setTimeout(() => response.destroy(), 50)
  })
  const post = { headers: {}, body: Buffer.from('{}') }
  const read = async (path: string, maxBytes: number) => {
    const { status, bytes } = await net.get(`http://hook.example/${path}`, { post, maxBytes })
    return [status, bytes.toString()]
  }
  assert.deepEqual(await read('cut', 100), [200, 'abcdefgh'])
  assert.deepEqual(await read('endless', 100), [200, 'abcdefgh'])
  assert.deepEqual(await read('endless', 3), [200, 'abc'])
  assert.deepEqual(await read('endless', 0), [200, ''])
})
