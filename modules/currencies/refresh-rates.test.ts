import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { currencies } from '#platform/constants.ts'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { drainJobs } from '#platform/jobs/worker.ts'
import { createLog, type Log } from '#platform/log.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { until } from '#platform/testing/until.ts'
import { listRates } from './contract.ts'
import { currencyJobs, refreshRatesHandler } from './jobs.ts'
import { refreshRates } from './refresh-rates.ts'

type Responder = (response: ServerResponse) => unknown
let respond: Responder = (response) => response.writeHead(500).end()
const server = createServer((_request, response) => void respond(response))
let url: string

/** Rates in the table before each test, of this day. */
const seeded = { EUR: 1, USD: 1.1, RUB: 90, BYN: 3.3, KZT: 550, RSD: 117, CNY: 7.8, TRY: 40 }
const day = '2026-03-10'
const now = new Date('2026-03-11T10:00:00Z')

before(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/daily.xml`
  await reset()
})
afterEach(reset)
after(() => server.close().closeAllConnections())

async function reset() {
  const { db } = (await fileApp()).database
  await sql`delete from currency_rates`.execute(db)
  await sql`
    insert into currency_rates (currency, rate_date, per_euro, source)
    select currency, ${day}::date, rate, 'seed' from unnest(${Object.keys(seeded)}::text[], ${Object.values(seeded)}::numeric[]) as s (currency, rate)
  `.execute(db)
}

async function run({ timeoutMs = 2_000, moment = now } = {}) {
  const {
    database: { db },
    config,
  } = await fileApp()
  const logged: { level: string; fields: Record<string, unknown> }[] = []
  const note = (level: string) => (fields: Record<string, unknown>) => void logged.push({ level, fields })
  const log = { ...createLog('silent'), warn: note('warn'), error: note('error') } as unknown as Log
  const isNew = await refreshRates({ db, config: { ...config, ratesUrl: url }, log, now: moment }, { timeoutMs })
  return { logged, isNew, rates: await latest(db) }
}

async function latest(db: Db) {
  const { rows } = await sql<{ currency: string; rate: number; date: string; source: string }>`
    select distinct on (currency) currency, per_euro as rate, rate_date as date, source from currency_rates order by currency, rate_date desc
  `.execute(db)
  return Object.fromEntries(rows.map(({ currency, ...rest }) => [currency, rest]))
}

/** Answers in windows-1251, as the bank does, and in small chunks. */
const bankOfRussia =
  (date: string, valutes: readonly [code: string, nominal: number, value: string][]): Responder =>
  async (response) => {
    const entries = valutes.map(
      ([code, nominal, value]) =>
        `<Valute ID="R0"><NumCode>1</NumCode><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Name>NAME</Name><Value>${value}</Value><VunitRate>1</VunitRate></Valute>`,
    )
    const xml = `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${date}" name="Foreign Currency Market">${entries.join('')}</ValCurs>`
    const bytes = Buffer.from(xml.replaceAll('NAME', '\xc5\xe2\xf0\xee'), 'latin1')
    response.writeHead(200, { 'content-type': 'application/xml; charset=windows-1251' })
    for (let start = 0; start < bytes.length; start += 97) {
      response.write(bytes.subarray(start, start + 97))
      await sleep(0)
    }
    response.end()
  }
const allRates: [string, number, string][] = [
  ['AUD', 1, '55,1000'],
  ['USD', 1, '85,0000'],
  ['EUR', 1, '93,5000'],
  ['BYN', 1, '27,9000'],
  ['KZT', 100, '16,8000'],
  ['RSD', 100, '79,9000'],
  ['CNY', 10, '119,8700'],
  ['TRY', 10, '23,1000'],
]

const europeanCentralBank =
  (date: string, rates: Record<string, string>): Responder =>
  (response) =>
    response.end(`<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='${date}'>${Object.entries(rates)
    .map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`)
    .join('')}</Cube></Cube>
</gesmes:Envelope>`)

test('the file of the Bank of Russia contains all currencies', async () => {
  respond = bankOfRussia('11.03.2026', allRates)
  const { rates, isNew, logged } = await run()
  assert.deepEqual(Object.keys(rates).sort(), [...currencies].sort())
  for (const { date, source } of Object.values(rates))
    assert.deepEqual([date, source], ['2026-03-11', 'Bank of Russia'])
  assert.deepEqual(Object.fromEntries(Object.entries(rates).map(([code, { rate }]) => [code, rate])), {
    EUR: 1,
    USD: 1.1,
    RUB: 93.5,
    BYN: 3.35125448,
    KZT: 556.54761905,
    RSD: 117.0212766,
    CNY: 7.80011679,
    TRY: 40.47619048,
  })
  assert.deepEqual([isNew, logged], [true, []])
})

test('currencies that the European Central Bank lacks keep their last rate and date', async () => {
  respond = europeanCentralBank('2026-03-11', { USD: '1.0871', JPY: '160.1', CNY: '7.9', TRY: '40.1' })
  const { rates } = await run()
  for (const code of ['EUR', 'USD', 'CNY', 'TRY'])
    assert.deepEqual([rates[code]!.date, rates[code]!.source], ['2026-03-11', 'European Central Bank'])
  for (const code of ['RUB', 'BYN', 'KZT', 'RSD'])
    assert.deepEqual([rates[code]!.date, rates[code]!.source], [day, 'seed'])
  assert.deepEqual([rates.USD!.rate, rates.RUB!.rate], [1.0871, 90])
  await until(async () => {
    const { items } = (await anonymous(await fileApp()).call(listRates, {})).body
    const [dollar, rouble] = ['USD', 'RUB'].map((code) => items.find((item) => item.code === code))
    return dollar?.perEuro === 1.0871 && dollar.date === '2026-03-11' && rouble?.date === day
  })
})

test('the same file changes nothing; a corrected one does', async () => {
  respond = europeanCentralBank('2026-03-11', { USD: '1.0871', CNY: '7.9' })
  assert.deepEqual([(await run()).isNew, (await run()).isNew], [true, false])
  respond = europeanCentralBank('2026-03-11', { USD: '1.0872', CNY: '7.9' })
  const { isNew, rates } = await run()
  assert.deepEqual([isNew, rates.USD!.rate], [true, 1.0872])
})

test('an older file is ignored', async () => {
  respond = europeanCentralBank('2026-03-09', { USD: '1.2', CNY: '7.7' })
  const { isNew, rates, logged } = await run()
  assert.deepEqual([isNew, rates.USD!.rate, logged], [false, 1.1, []])
})

test('a rate that changed too much in a day is rejected and logged; the others are accepted', async () => {
  respond = bankOfRussia(
    '11.03.2026',
    allRates.map(([code, nominal, value]) => [code, code === 'KZT' ? 1 : nominal, value]),
  )
  const { rates, logged, isNew } = await run()
  assert.deepEqual([rates.KZT!.rate, rates.KZT!.date, rates.USD!.date, isNew], [550, day, '2026-03-11', true])
  assert.deepEqual(
    logged.map(({ level, fields }) => [level, fields.currency]),
    [['error', 'KZT']],
  )
})

const brokenResponses: Record<string, Responder> = {
  'an error page': (response) => response.writeHead(503).end('<html>down</html>'),
  'a page of another kind': (response) => response.end('<html><body>Welcome</body></html>'),
  'no XML': (response) => response.end('{"rates": {}}'),
  nothing: (response) => response.end(),
  'half a file': (response) =>
    response.end('<?xml version="1.0"?><ValCurs Date="11.03.2026"><Valute><CharCode>EUR</CharCode>'),
  'a broken connection': (response) => {
    response.write('<?xml version="1.0"?><ValCurs Date="11.03.2026">')
    setTimeout(() => response.destroy(), 20)
  },
  'no euro': bankOfRussia(
    '11.03.2026',
    allRates.filter(([code]) => code !== 'EUR'),
  ),
  'a day that does not exist': bankOfRussia('31.02.2026', allRates),
  'a day far ahead': bankOfRussia('11.03.2126', allRates),
  'no day': europeanCentralBank('', { USD: '1.1' }),
  'values that are no numbers': bankOfRussia(
    '11.03.2026',
    allRates.map(([code]) => [code, 0, 'NaN']),
  ),
  'an unknown encoding': (response) =>
    response.end(`<?xml version="1.0" encoding="x-none"?><ValCurs Date="11.03.2026"/>${' '.repeat(300)}`),
  'entities that blow up': (response) =>
    response.end(
      `<?xml version="1.0"?><!DOCTYPE v [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><ValCurs Date="11.03.2026"><Valute>&b;</Valute></ValCurs>`,
    ),
  'more than anyone needs': (response) => {
    response.write('<?xml version="1.0"?><ValCurs Date="11.03.2026">')
    response.end(`<!--${'x'.repeat(3_000_000)}-->`)
  },
}

for (const [name, responder] of Object.entries(brokenResponses))
  test(`the last rates stay when the source answers with ${name} (R18)`, async () => {
    respond = responder
    const { rates, logged, isNew } = await run()
    assert.deepEqual(Object.fromEntries(Object.entries(rates).map(([code, { rate }]) => [code, rate])), seeded)
    assert.deepEqual([isNew, logged.map(({ level }) => level)], [false, ['warn']])
  })

test('a request to a source that hangs before or during its answer times out (R18)', async () => {
  for (const hang of [
    () => {},
    (response: ServerResponse) => response.write('<?xml version="1.0"?><ValCurs Date="11.03.2026">'),
  ]) {
    respond = hang
    const { rates, logged } = await run({ timeoutMs: 300 })
    assert.deepEqual([rates.USD!.rate, logged.map(({ level }) => level)], [1.1, ['warn']])
  }
})

test('an unreachable source is logged with its host and without the query of its URL (R18)', async () => {
  const { db } = (await fileApp()).database
  const { config } = await fileApp()
  const logged: unknown[] = []
  const log = { ...createLog('silent'), warn: (fields: unknown) => void logged.push(fields) } as unknown as Log
  await refreshRates({ db, log, now, config: { ...config, ratesUrl: 'http://127.0.0.1:1/daily.xml?key=hidden' } })
  assert.equal(logged.length, 1)
  assert.doesNotMatch(JSON.stringify(logged), /hidden/)
  assert.match(JSON.stringify(logged), /127\.0\.0\.1:1/)
})

test('without a configured source no request is made', async () => {
  const {
    database: { db },
    config,
  } = await fileApp()
  assert.equal(config.ratesUrl, undefined)
  assert.equal(await refreshRates({ db, config, now, log: createLog('silent') }), false)
})

test('the job stores the rates of the source', async () => {
  const { database, config } = await fileApp()
  const pool = openDatabase(database.connection, { max: 4 })
  try {
    respond = bankOfRussia('11.03.2026', allRates)
    await pool.db.transaction().execute((tx) => enqueue(tx, refreshRatesHandler.job, {}))
    await drainJobs(pool.pool, [...currencyJobs], {
      db: pool.db,
      log: createLog('silent'),
      config: { ...config, ratesUrl: url },
    })
    assert.equal((await latest(pool.db)).RUB!.rate, 93.5)
  } finally {
    await pool.end()
  }
})
