import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createLog } from '../log.ts'
import type { TestApp } from '../testing/app.ts'
import * as make from '../testing/make.ts'
import { signedIn, type Visitor } from '../testing/personas.ts'
import { fileApp } from '../testing/shared.ts'
import { accountId } from '../testing/shop.ts'
import { colleague } from '../testing/somebody.ts'
import { openStream } from '../testing/stream.ts'
import { until } from '../testing/until.ts'
import { deleteOldEvents } from './jobs.ts'
import { publish, sessionsTopic } from './publish.ts'

const listen = async (app: TestApp, person: 'buyer' | 'otherBuyer', lastEventId?: number) =>
  listenAs(app, await signedIn(app, person), lastEventId)

async function listenAs(app: TestApp, visitor: Visitor, lastEventId?: number) {
  const headers = {
    cookie: `token=${visitor.cookies.get('token')}`,
    ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
  }
  const stream = await openStream(app.address, headers)
  const { heard } = stream
  const untilCount = async (count: number) => {
    await until(() => heard.length >= count, `${count} events`)
    return heard
  }
  await untilCount(1)
  return { ...stream, until: untilCount }
}

const publishTo = (app: TestApp, topic: string, payload: Record<string, unknown>) =>
  app.database.db.transaction().execute((tx) => publish(tx, topic, payload))
const publishToBuyer = async (app: TestApp, payload: Record<string, unknown>) =>
  publishTo(app, `account:${await accountId(app.database.db, 'buyer')}`, payload)

test('a stream delivers committed events of its account only, and resumes without loss', async () => {
  const app = await fileApp()
  let last: number
  {
    await using own = await listen(app, 'buyer')
    await using other = await listen(app, 'otherBuyer')
    assert.equal((await own.until(1))[0]!.event, 'ready')
    await app.database.db
      .transaction()
      .execute(async (tx) => {
        await publish(tx, `account:${await accountId(tx, 'buyer')}`, { number: 0 })
        throw new Error('rolled back')
      })
      .catch(() => {})
    await publishToBuyer(app, { number: 1 })
    await publishToBuyer(app, { number: 2 })
    assert.deepEqual(
      (await own.until(3)).slice(1).map(({ event, data }) => [event, data]),
      [
        ['account', { number: 1 }],
        ['account', { number: 2 }],
      ],
    )
    assert.equal((await other.until(1)).length, 1)
    last = own.heard[1]!.id
  }
  await publishToBuyer(app, { number: 3 })
  await using again = await listen(app, 'buyer', last)
  assert.deepEqual(
    (await again.until(3)).slice(1).map(({ data }) => data),
    [{ number: 2 }, { number: 3 }],
  )
})

test('an event of a transaction that commits late is delivered, once', async () => {
  const app = await fileApp()
  await using own = await listen(app, 'buyer')
  await own.until(1)
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = app.database.db.transaction().execute(async (tx) => {
    await publish(tx, `account:${await accountId(tx, 'buyer')}`, { number: 'slow' })
    first.resolve()
    await second.promise
  })
  await first.promise
  await publishToBuyer(app, { number: 'fast' })
  await own.until(2)
  second.resolve()
  await slow
  await own.until(3)
  await publishToBuyer(app, { number: 'last' })
  assert.deepEqual(
    (await own.until(4)).slice(1).map(({ data }) => data),
    ['fast', 'slow', 'last'].map((number) => ({ number })),
  )
  assert.ok(
    own.heard.every(({ id }, index) => index === 0 || id >= own.heard[index - 1]!.id),
    'the resume position never moves back',
  )
})

test('a member who leaves a store gets no events that follow, even at the same moment', async () => {
  const app = await fileApp()
  const { db } = app.database
  const store = await make.store(db)
  const operator = await colleague(app, store.id, 'Operator')
  await using stream = await listenAs(app, operator)
  await publishTo(app, `store:${store.id}`, { number: 1 })
  await stream.until(2)
  await sql`delete from store_members where account_id = ${operator.accountId}::uuid`.execute(db)
  await publishTo(app, sessionsTopic(operator.accountId), {})
  await publishTo(app, `store:${store.id}`, { number: 2 })
  await publishTo(app, `account:${operator.accountId}`, { number: 3 })
  assert.deepEqual(
    (await stream.until(3)).slice(1).map(({ data }) => data),
    [{ number: 1 }, { number: 3 }],
  )
})

test('an event whose notification is lost is delivered, once (R13)', async () => {
  const app = await fileApp()
  const { db } = app.database
  await using own = await listen(app, 'buyer')
  await own.until(1)
  const { rows } = await sql<{ id: number }>`
    insert into events (topic, payload) select ${`account:${await accountId(db, 'buyer')}`}, json_build_object('number', n) from generate_series(1, 450) n returning id
  `.execute(db)
  await publishToBuyer(app, { number: 'told' })
  const heard = (await own.until(452)).slice(1).map(({ data }) => (data as { number: unknown }).number)
  assert.deepEqual(
    heard.filter((number) => number !== 'told'),
    Array.from({ length: rows.length }, (_, index) => index + 1),
  )
  assert.equal(heard.length, rows.length + 1)
})

test('losing the notification connection neither loses nor repeats events (R13)', async () => {
  const app = await fileApp()
  const { db } = app.database
  await using own = await listen(app, 'buyer')
  await own.until(1)
  for (let number = 1; number <= 30; number++) {
    if (number % 10 === 5)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`.execute(
        db,
      )
    await publishToBuyer(app, { number })
  }
  await own.until(31)
  await publishToBuyer(app, { number: 'last' })
  await own.until(32)
  const numbers = own.heard.slice(1).map(({ data }) => (data as { number: unknown }).number)
  assert.deepEqual([numbers.length, new Set(numbers).size, numbers.at(-1)], [31, 31, 'last'])
})

test('events are deleted after a day, however many there are', async () => {
  const {
    config,
    database: { db },
  } = await fileApp()
  await sql`insert into events (topic, payload, created_at) select 'test:old', '{}', now() - interval '25 hours' from generate_series(1, 20500)`.execute(
    db,
  )
  await sql`insert into events (topic, payload, created_at) values ('test:young', '{}', now() - interval '23 hours')`.execute(
    db,
  )
  await deleteOldEvents.run({}, { db, config, log: createLog('silent'), now: new Date() })
  const { rows } = await sql<{ topic: string }>`select topic from events where topic like 'test:%'`.execute(db)
  assert.deepEqual(
    rows.map(({ topic }) => topic),
    ['test:young'],
  )
})
