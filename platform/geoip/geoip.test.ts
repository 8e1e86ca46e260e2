import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { rename, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createLog, type Log } from '../log.ts'
import { until } from '../testing/until.ts'
import { openGeoIp } from './geoip.ts'
import { sampleNetworks, writeMmdb } from './mmdb.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'tradeyard-geoip-'))
after(() => rmSync(folder, { recursive: true }))
const silent = createLog('silent')
let fileCount = 0

async function fileWith(content: Buffer | string) {
  const path = join(folder, `${++fileCount}.mmdb`)
  await writeFile(path, content)
  return path
}

/** Replaces the file at once, as an updater does; its time differs even on a file system of coarse times. */
async function replace(path: string, content: Buffer | string) {
  const part = `${path}.part`
  await writeFile(part, content)
  await utimes(part, new Date(), new Date(Date.now() + ++fileCount * 5_000))
  await rename(part, path)
}

test('an address has its country, city and region', async () => {
  const geoip = await openGeoIp(await fileWith(writeMmdb(sampleNetworks)), silent)
  assert.deepEqual(geoip.locate('192.0.2.7'), { countryCode: 'DE', names: ['Munich', 'Bavaria'] })
  assert.deepEqual(geoip.locate('::ffff:198.51.100.9'), { countryCode: 'RS', names: ['Belgrade'] })
  assert.deepEqual(geoip.locate('203.0.113.1'), { countryCode: 'TR', names: [] })
  for (const unknown of ['127.0.0.1', '10.0.0.1', '2001:db8::1', 'fe80::1%eth0', '', 'localhost', '1.2.3'])
    assert.equal(geoip.locate(unknown), undefined, unknown)
  geoip.close()
})

test('a database of IPv4 addresses knows no IPv6 address', async () => {
  const geoip = await openGeoIp(
    await fileWith(writeMmdb({ '32.0.0.0/8': sampleNetworks['203.0.113.0/25']! }, 4)),
    silent,
  )
  assert.equal(geoip.locate('32.1.2.3')?.countryCode, 'TR')
  assert.equal(geoip.locate('2001:db8::1'), undefined)
  geoip.close()
})

test('without a file nothing is known', async () => {
  const geoip = await openGeoIp(undefined, silent)
  assert.equal(geoip.locate('192.0.2.7'), undefined)
  geoip.close()
})

test('a missing or broken file is named at the start', async () => {
  const whole = writeMmdb(sampleNetworks)
  const broken = { empty: '', text: 'no database', cut: whole.subarray(0, whole.length / 2) }
  for (const [kind, content] of Object.entries(broken))
    await assert.rejects(
      openGeoIp(await fileWith(content), silent),
      /^Error: GEOIP_FILE: .*\.mmdb cannot be read: /,
      kind,
    )
  await assert.rejects(openGeoIp(join(folder, 'missing.mmdb'), silent), /GEOIP_FILE: .*missing\.mmdb cannot be read/)
})

test('a changed file is read again; a broken one is logged and changes nothing', async () => {
  const path = await fileWith(writeMmdb(sampleNetworks))
  const errors: string[] = []
  const log = { ...silent, error: (_: unknown, message: string) => errors.push(message) } as unknown as Log
  const geoip = await openGeoIp(path, log, 20)
  await replace(path, writeMmdb({ '192.0.2.0/25': sampleNetworks['203.0.113.0/25']! }))
  await until(() => geoip.locate('192.0.2.7')?.countryCode === 'TR')
  await replace(path, 'no database')
  await until(() => errors.length > 0)
  assert.match(errors[0]!, /earlier contents/)
  assert.equal(geoip.locate('192.0.2.7')?.countryCode, 'TR')
  await replace(path, writeMmdb(sampleNetworks))
  await until(() => geoip.locate('192.0.2.7')?.countryCode === 'DE')
  geoip.close()
})

test('damage that shows only at an address is no failure of the request', async () => {
  const database = writeMmdb(sampleNetworks)
  const at = database.indexOf('Munich')
  // A string that claims to be a pointer beyond the end of the file.
  database[at - 1] = 0x3f
  database.fill(0xff, at, at + 4)
  const geoip = await openGeoIp(await fileWith(database), silent)
  assert.doesNotThrow(() => geoip.locate('192.0.2.7'))
  assert.equal(geoip.locate('198.51.100.9')?.countryCode, 'RS')
  geoip.close()
})
