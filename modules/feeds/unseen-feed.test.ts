import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type Locale, locales } from '#platform/constants.ts'
import { drainJobs } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { searchProducts, suggest } from '../search/contract.ts'
import { indexProductsHandler } from '../search/jobs.ts'
import { run } from './feed.fixture.ts'
import { unseenFeed, type UnseenOffer } from './unseen-feed.fixture.ts'

/** In all languages together; UNSEEN_OFFERS=2000 takes a minute. */
const offerCount = Number(process.env.UNSEEN_OFFERS ?? 144)
const seed = 20_261_127
const place = { p: 'live', g: 'default' } as const
const offersByLocale = new Map<Locale, UnseenOffer[]>()
let app: TestApp

before(async () => {
  app = await fileApp()
  const { database, config } = app
  for (const [at, locale] of locales.entries()) {
    const { feed, offers } = unseenFeed(locale, Math.ceil(offerCount / locales.length), seed + at)
    offersByLocale.set(locale, offers)
    const store = await make.store(database.db, { currency: 'RUB', locale, city: 'moscow' })
    await run(database.db, store.alias, feed, { sourceLocale: locale })
  }
  await drainJobs(database.pool, [indexProductsHandler], { db: database.db, log: createLog('silent'), config })
})

async function find(text: string, locale: Locale) {
  const { body } = await anonymous(app).call(searchProducts, { ...place, text, facets: '0' }, { locale })
  return body.items.slice(0, body.closeAfter ?? body.items.length)
}

/** What a search for each text finds, where it is not as expected. */
async function misses(
  texts: (offer: UnseenOffer) => readonly string[],
  isRight: (offer: UnseenOffer, found: Awaited<ReturnType<typeof find>>) => boolean,
) {
  const wrong: string[] = []
  for (const [locale, offers] of offersByLocale) {
    const sought = new Map(offers.flatMap((offer) => texts(offer).map((text) => [text, offer] as const)))
    for (const [text, offer] of sought) {
      const found = await find(text, locale)
      if (!isRight(offer, found)) wrong.push(`${locale} ${text}: ${found.map(({ name }) => name).join('; ')}`)
    }
  }
  return wrong
}

test('every product of an unseen feed is found by its code, however it is typed', async () => {
  const texts = ({ code }: UnseenOffer) => [code, code.toLowerCase().replaceAll('-', ' ')]
  assert.deepEqual(await misses(texts, ({ code }, [first]) => first?.code === code), [])
})

test('its brands are found in both scripts', async () => {
  const texts = ({ brand }: UnseenOffer) => [brand.name, brand.transcribed, brand.transcribed.toLowerCase()]
  assert.deepEqual(
    await misses(
      texts,
      ({ brand: { name, transcribed } }, found) =>
        found.length > 0 && found.every(({ brand }) => [name, transcribed].includes(brand!.name)),
    ),
    [],
  )
})

test('its nouns are found in three forms', async () => {
  assert.deepEqual(
    await misses(
      ({ noun }) => noun.forms,
      ({ noun }, found) =>
        found.length > 0 && found.every(({ name }) => name.toLowerCase().startsWith(noun.text.toLowerCase())),
    ),
    [],
  )
})

test('suggestions complete its words, and corrections know them', async () => {
  for (const [locale, offers] of offersByLocale) {
    const { text } = offers[0]!.noun
    const { body } = await anonymous(app).call(suggest, { ...place, text: text.slice(0, -2) }, { locale })
    assert.ok(body.queries.includes(text.toLowerCase()), `${locale} ${text}: ${body.queries.join(', ')}`)
    const misspelt = text.slice(0, 4) + text[3] + text.slice(4)
    assert.ok((await find(misspelt, locale)).length > 0, `${locale} ${misspelt}`)
  }
})
