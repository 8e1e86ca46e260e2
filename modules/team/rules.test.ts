import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberRoles } from './contract.ts'
import { currencyOfCountry } from './countries.ts'
import { freeAlias, mayChangeRole, mayManage, mayRemove } from './rules.ts'

test('roles decide who invites, changes and removes whom', () => {
  const managed = {
    Owner: ['Owner', 'Manager', 'Operator'],
    Manager: ['Manager', 'Operator'],
    Operator: [] as string[],
  }
  for (const actor of memberRoles)
    for (const role of memberRoles) {
      const isManaged = managed[actor].includes(role)
      assert.equal(mayManage(actor, role), isManaged, `${actor} invites ${role}`)
      assert.equal(mayRemove(actor, role, false), isManaged, `${actor} removes ${role}`)
      assert.equal(mayRemove(actor, role, true), true, `${actor} leaves`)
      for (const to of memberRoles)
        assert.equal(
          mayChangeRole(actor, role, to),
          isManaged && managed[actor].includes(to),
          `${actor}: ${role} to ${to}`,
        )
    }
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
    ['DE', 'EUR'],
    ['HR', 'EUR'],
    ['BG', 'EUR'],
    ['TR', 'USD'],
    ['UZ', 'USD'],
    ['CH', 'USD'],
  ] as const)
    assert.equal(currencyOfCountry(country), currency, country)
})
