import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storeRoles } from '#platform/constants.ts'
import { currencyOfCountry } from './countries.ts'
import { freeAlias, mayRemove } from './rules.ts'

test('owners remove members, and everyone may leave', () => {
  for (const role of storeRoles)
    assert.deepEqual([mayRemove(role, false), mayRemove(role, true)], [role === 'Owner', true], role)
})

test('an alias is numbered when it is taken or reserved', () => {
  for (const [slug, taken, alias] of [
    ['sibmetiz', [], 'sibmetiz'],
    ['sibmetiz', ['sibmetiz'], 'sibmetiz-2'],
    ['sibmetiz', ['sibmetiz', 'sibmetiz-2', 'sibmetiz-4'], 'sibmetiz-3'],
    ['sibmetiz', ['sibmetiz-2'], 'sibmetiz'],
    ['all', [], 'all-2'],
    ['new', ['new-2'], 'new-3'],
    ['admin', [], 'admin-2'],
    ['store', [], 'store-2'],
  ] as const)
    assert.equal(freeAlias(slug, new Set(taken)), alias)
})

test('the currency of a store follows its country', () => {
  for (const [country, currency] of [
    ['RU', 'RUB'],
    ['BY', 'BYN'],
    ['KZ', 'KZT'],
    ['RS', 'RSD'],
    ['TR', 'TRY'],
    ['DE', 'EUR'],
    ['HR', 'EUR'],
    ['BG', 'EUR'],
    ['UZ', 'USD'],
    ['CH', 'USD'],
  ] as const)
    assert.equal(currencyOfCountry(country), currency, country)
})
