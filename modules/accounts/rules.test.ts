import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storeRoles } from '#platform/constants.ts'
import { storeRights } from './contract.ts'
import { may, rightsIn } from './rules.ts'

const rightsOf = (role: (typeof storeRoles)[number]) => rightsIn({ role, isClosed: false })

test('each role may do what the ones below it may, and operators set no prices', () => {
  assert.deepEqual(Object.fromEntries(storeRoles.map((role) => [role, rightsOf(role)])), {
    Owner: [...storeRights],
    Manager: ['products', 'prices', 'store', 'balance'],
    Operator: ['products'],
  })
  for (const role of storeRoles)
    for (const right of storeRights) assert.equal(may(role, right), rightsOf(role).includes(right), `${role} ${right}`)
})

test('a closed store leaves its people no right but to read its balance', () => {
  assert.deepEqual(
    storeRoles.map((role) => rightsIn({ role, isClosed: true })),
    [['balance'], ['balance'], []],
  )
})
