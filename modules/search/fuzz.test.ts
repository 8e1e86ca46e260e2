import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#platform/constants.ts'
import { startApp } from '#platform/testing/app.ts'
import { cloneDatabase } from '#platform/testing/database.ts'
import { anonymous, signedIn } from '#platform/testing/personas.ts'
import { randomFrom } from '#platform/testing/random.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { nasty } from './nasty-texts.fixture.ts'

const drafts = ['search', 'count', 'suggest', 'small-card/last', 'small-card/similar'].map(
  (call) => `x/platform/draft/default/product/${call}`,
)
const targets = [
  'x/platform/live/default/product/search',
  'x/platform/live/default/product/count',
  'x/platform/live/default/product/suggest',
  'brand/search',
  'geo/location/search',
  'geo/location',
  'geo/location/tree',
  'x/store/list',
  'x/store/count',
  'x/store/single',
  'x/catalog-category/live/default/single',
  'x/catalog-category/live/default/list',
  'x/platform/live/default/product/long',
  'x/platform/live/default/product/small-card/last',
  'x/platform/live/default/product/small-card/similar',
  'x/platform/live/default/product/small-card/promo',
  'x/platform/live/default/product/small-card/random',
  'x/banner/live/default/list',
  'files/image/get',
  'system/get/text',
  ...drafts,
]
const names = [
  'text',
  'q',
  'search',
  'category',
  'location',
  'store',
  'brand',
  'price',
  'stock',
  'minOrder',
  'unit',
  'verified',
  'sort',
  'page',
  'pageSize',
  'facets',
  'alias',
  'path',
  'id',
  'ids',
  'limit',
  'kind',
  'placement',
  'parent',
  'width',
  'format',
  'type',
  'f.material',
  'f.length',
  "f.' or 1=1",
  'f.__proto__',
  '__proto__',
  'constructor',
  'p',
  'g',
]

/** Longer statements are cancelled and fail their request. */
const maxStatementMs = 2_000

test('no query, filter, sort or language makes the server fail (F11)', async () => {
  await using database = await cloneDatabase({ statementTimeoutMs: maxStatementMs })
  await using app = await startApp({ database })
  const [visitor, seller] = [anonymous(app), await signedIn(app, 'owner')]
  const seed = 27_182
  const random = randomFrom(seed)
  const check = async (target: string, pairs: [string, string][], locale = 'en') => {
    const address = `/api/${target}?${new URLSearchParams(pairs)}`
    const { status } = await (drafts.includes(target) ? seller : visitor).get(address, {
      headers: {
        'accept-language': locale.replace(/[^\x20-\x7e]/g, '') || 'en',
        currency: locale.replace(/[^\x20-\x7e]/g, '') || 'EUR',
      },
    })
    assert.ok(status < 500, `seed ${seed}: ${status} ${address} in ${locale}`)
  }
  for (const target of targets)
    await Promise.all(names.slice(0, 27).map((name) => check(target, [[name, random.pick(nasty)]])))
  for (const value of nasty) {
    const category: [string, string] = ['category', 'fasteners/bolts/hex-bolts']
    await Promise.all(
      ['text', 'price', 'minOrder', 'f.length', 'f.material', 'brand', 'unit', 'store', 'location'].map((name) =>
        check(targets[0]!, [category, [name, value]], value),
      ),
    )
    await Promise.all([
      check(targets[2]!, [['text', value]]),
      check(drafts[0]!, [['text', value], category]),
      check('brand/search', [['text', value]]),
      check('geo/location/search', [['text', value]]),
    ])
  }
  for (let round = 0; round < 400; round++) {
    const pairs = Array.from({ length: random.between(1, 5) }, (): [string, string] => [
      random.pick(names),
      random.pick(nasty),
    ])
    await check(random.pick(targets), pairs, random.pick(nasty))
  }
})

/** The letters of all keyboard layouts and scripts, and some that have no key in another layout. */
const letters = [
  ...'abcdefghijklmnopqrstuvwxyz',
  ...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  ...'ђјљњћџѕ',
  ...'čćžšđ',
  ...'äöüß',
  ...'çğıİş',
  ...'àèéìòù',
  ...'0123456789',
  ...'`~!@#$%^&*()-_=+[]{};:\'"\\|,.<>/?§№«»„“°€',
]
/** Letters whose keys type punctuation in another layout, and that punctuation. */
const shared = [...'жэхъбюёшђћчž', ...";'[],.`"]
const listCalls = ['search', 'count', 'suggest', 'facet']

test('no letter, sign or pair of keys makes the server fail in any language (F11k)', async () => {
  const app = await fileApp()
  const [visitor, seller] = [anonymous(app), await signedIn(app, 'owner')]
  const random = randomFrom(1)
  const pairs = [
    ...shared.flatMap((first) => shared.map((second) => first + second)),
    ...Array.from({ length: 150 }, () => random.pick(letters) + random.pick(['', ' ', '-']) + random.pick(letters)),
  ]
  const questions = locales.flatMap((locale) => [
    ...letters.flatMap((text) => listCalls.map((call) => ({ locale, text, call, partition: 'live' }))),
    ...shared.map((text) => ({ locale, text, call: random.pick(listCalls), partition: 'draft' })),
    ...pairs.map((text) => ({ locale, text, call: random.pick(listCalls), partition: 'live' })),
  ])
  const ask = async ({ locale, text, call, partition }: (typeof questions)[number]) => {
    const address = `/api/x/platform/${partition}/default/product/${call}?${new URLSearchParams({ text, facet: 'brand', facetText: text })}`
    const { status } = await (partition === 'live' ? visitor : seller).get(address, { locale })
    assert.equal(status, 200, `${status} ${address} in ${locale}`)
  }
  const lanes = 8
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let at = lane; at < questions.length; at += lanes) await ask(questions[at]!)
    }),
  )
})

test('queries of any length are answered or rejected (F11)', async () => {
  const visitor = anonymous(await fileApp())
  for (const length of [201, 2_000, 8_000])
    assert.equal(
      (await visitor.get(`/api/x/platform/live/default/product/search?text=${'a'.repeat(length)}`)).status,
      422,
    )
  const { status } = await visitor
    .get(`/api/x/platform/live/default/product/search?text=${'a'.repeat(500_000)}`)
    .catch(() => ({ status: 431 }))
  assert.ok(status === 414 || status === 431, String(status))
})
