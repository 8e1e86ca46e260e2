import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { sampleNetworks, writeMmdb } from '#platform/geoip/mmdb.fixture.ts'
import { startApp } from '#platform/testing/app.ts'
import { anonymous, Visitor } from '#platform/testing/personas.ts'
import { fileApp, fileDatabase } from '#platform/testing/shared.ts'
import { sendPhoneCode } from '#modules/registration/contract.ts'
import { locateAddress, locateCountry } from './contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'tradeyard-addresses-'))
const file = join(folder, 'places.mmdb')
writeFileSync(file, writeMmdb(sampleNetworks))
after(() => rmSync(folder, { recursive: true }))

const start = async () => startApp({ database: await fileDatabase(), environment: { GEOIP_FILE: file } })

/** The proxy of the tests is the loopback address, which is trusted. */
const from = (ip: string, headers: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': ip, ...headers },
})

test('an address is located as precisely as we know its place, in the language of the caller', async () => {
  await using located = await start()
  const visitor = anonymous(located)
  const place = async (ip: string) => {
    const { countryCode, location } = (await visitor.call(locateAddress, {}, { ...from(ip), locale: 'de' })).body
    return [countryCode, location?.alias, location?.name]
  }
  assert.deepEqual(await place('192.0.2.7'), ['DE', 'munich', 'München'])
  assert.deepEqual(await place('192.0.2.200'), ['DE', 'bavaria', 'Bayern'], 'an unknown city of a known region')
  assert.deepEqual(await place('198.51.100.9'), ['RS', 'belgrade', 'Belgrad'])
  assert.deepEqual(await place('203.0.113.1'), ['TR', 'turkey', 'Türkei'], 'only the country is known')
  assert.deepEqual(await place('127.0.0.1'), [null, undefined, undefined])
  const country = await visitor.call(locateCountry, {}, from('198.51.100.9', { 'x-country-code': 'DE' }))
  assert.deepEqual(country.body, { countryCode: 'RS' }, 'the address is asked, not the header')
})

test('without a database of addresses nothing is known', async () => {
  const visitor = anonymous(await fileApp())
  const options = from('192.0.2.7', { 'x-country-code': 'DE' })
  assert.deepEqual((await visitor.call(locateAddress, {}, options)).body, { countryCode: null, location: null })
  assert.deepEqual((await visitor.call(locateCountry, {}, options)).body, { countryCode: null })
  const { headers } = await visitor.get('/anything', options)
  assert.deepEqual(headers.getSetCookie(), [])
})

test('a page remembers the country of an address, from the page cache too, unless one is remembered already', async () => {
  await using located = await start()
  const cookiesOf = async (ip: string, visitor = anonymous(located)) =>
    (await visitor.get('/remembered', from(ip))).headers.getSetCookie()
  for (let time = 0; time < 3; time++)
    assert.deepEqual(await cookiesOf('192.0.2.7'), ['clientLocation=DE; Max-Age=31536000; Path=/; SameSite=Lax'])
  assert.match((await cookiesOf('198.51.100.9'))[0]!, /^clientLocation=RS;/, 'not that of the visitor before')
  assert.deepEqual(await cookiesOf('127.0.0.1'), [])
  const chosen = anonymous(located)
  chosen.cookies.set('clientLocation', 'KZ')
  assert.deepEqual(await cookiesOf('192.0.2.7', chosen), [])
  const withCart = anonymous(located)
  withCart.cookies.set('cartInteraction', '1')
  assert.match((await cookiesOf('192.0.2.7', withCart))[0]!, /^clientLocation=DE;/, 'a page that is not cached')
})

test('the picker sets the country of the chosen location', async () => {
  await using located = await start()
  const choose = async (location: string, visitor: Visitor = anonymous(located)) => {
    const answer = await visitor.post('/preferences', `location=${location}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '192.0.2.7' },
    })
    assert.equal(answer.status, 303)
    return [visitor.cookies.get('searchLocation'), visitor.cookies.get('clientLocation')]
  }
  assert.deepEqual(await choose('belgrade'), ['belgrade', 'RS'])
  assert.deepEqual(await choose('russia'), ['russia', 'RU'])
  assert.deepEqual(await choose('all'), ['all', undefined])
  for (const unknown of ['nowhere', '', '../x', 'x'.repeat(100)])
    assert.deepEqual(await choose(encodeURIComponent(unknown)), [undefined, undefined], unknown)
})

test('a national phone number is read in the country of the address', async () => {
  await using located = await start()
  const visitor = anonymous(located)
  const german = await visitor.call(sendPhoneCode, { phone: '0151 23456789' }, from('192.0.2.7'))
  assert.notEqual(german.status, 422, JSON.stringify(german.body))
  const nowhere = await visitor.call(sendPhoneCode, { phone: '0151 23456789' }, from('127.0.0.1'))
  assert.equal(nowhere.status, 422)
})
