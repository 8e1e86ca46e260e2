import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anonymous, signedIn } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { getAccountContext } from './contract.ts'

const form = { headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' } }

test('the choice of prices with VAT is remembered in a cookie and in the account', async () => {
  const app = await fileApp()
  const visitor = anonymous(app)
  assert.equal((await visitor.post('/preferences', 'priceDisplay=gross&next=/ru/cart', form)).status, 303)
  assert.equal(visitor.cookies.get('priceDisplay'), 'gross')
  const buyer = await signedIn(app, 'buyer')
  assert.equal((await buyer.call(getAccountContext, {})).body.priceDisplay, null)
  await buyer.post('/preferences', 'priceDisplay=gross&next=/', form)
  assert.equal((await buyer.call(getAccountContext, {})).body.priceDisplay, 'gross')
  await buyer.post('/preferences', 'priceDisplay=both&next=/', form)
  assert.equal((await buyer.call(getAccountContext, {})).body.priceDisplay, 'gross')
})

test('the delivery country is remembered in a cookie until none is chosen', async () => {
  const visitor = anonymous(await fileApp())
  await visitor.post('/preferences', 'country=DE&next=/cart', form)
  assert.equal(visitor.cookies.get('buyerCountry'), 'DE')
  await visitor.post('/preferences', 'country=Germany&next=/cart', form)
  assert.equal(visitor.cookies.get('buyerCountry'), 'DE')
  await visitor.post('/preferences', 'country=&next=/cart', form)
  assert.equal(visitor.cookies.get('buyerCountry') ?? '', '')
})
