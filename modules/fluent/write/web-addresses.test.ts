import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listBanners } from '#modules/content/contract.ts'
import { getStore } from '#modules/suppliers/contract.ts'
import { fieldErrors, ownStore } from '#platform/testing/fluent.ts'
import { anonymous } from '#platform/testing/personas.ts'

test('the website of a store must be a public URL and is stored normalised (F03)', async () => {
  const { app, store, find, update } = await ownStore()
  const shop = (await find('store')).body.items[0]!
  for (const site of [
    'https://user:pass@evil.example/',
    'https://evil.example\\@good.example',
    'https://x.example/"><b>',
    "https://x.example/'",
    'https://x.example/a b',
    'https://x.example/\u202e',
    'https://localhost/',
    'https://intranet/',
    'https://127.0.0.1/',
    'javascript:alert(1)',
    '//x.example',
    'x.example',
    `https://x.example/${'ж'.repeat(60)}`,
  ])
    assert.equal(fieldErrors(await update('store', shop, { site }))?.length, 1, site)
  const changed = await update('store', shop, { site: ' HTTPS://Пример.рф/магазин ' })
  const site = 'https://xn--e1afmkfd.xn--p1ai/%D0%BC%D0%B0%D0%B3%D0%B0%D0%B7%D0%B8%D0%BD'
  assert.equal(changed.body.fields.site, site)
  assert.equal((await anonymous(app).call(getStore, { alias: store.alias })).body.site, site)
  assert.equal((await update('store', changed.body, { site })).status, 200, 'the stored value can be saved again')
})

test('an invalid URL that was stored earlier is not shown (F03)', async () => {
  const { app, db, store } = await ownStore()
  for (const [site, shown] of [
    ['https://user:pass@evil.example/', null],
    ['https://evil.example\\@good.example', null],
    ['https://x.example/"><b>', null],
    ['javascript:alert(1)', null],
    ['', null],
    ['https://x.example', 'https://x.example/'],
  ] as const) {
    await sql`update stores set site = ${site} where id = ${store.id}`.execute(db)
    assert.equal((await anonymous(app).call(getStore, { alias: store.alias })).body.site, shown, site)
  }
})

test('a banner links to this site or to a public URL (F03)', async () => {
  const { app, db } = await ownStore()
  const targets = [
    '/catalog/all?sort=new',
    'https://x.example/sale',
    'https://user:pass@evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]
  await sql`insert into banners (placement, titles, target, is_active) select 'home', '{"en": "Banner"}', unnest(${targets}::text[]), true`.execute(
    db,
  )
  const { items } = (await anonymous(app).call(listBanners, { p: 'live', g: 'default', placement: 'home' })).body
  assert.deepEqual(items.map(({ target }) => target).toReversed(), [
    '/catalog/all?sort=new',
    'https://x.example/sale',
    '/',
    '/',
    '/',
    '/',
  ])
})
