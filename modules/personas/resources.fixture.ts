// Tables that are declared as resources.
import { brands } from '#modules/brands/contract.ts'
import { banners } from '#modules/content/banner-contract.ts'
import type { Resource } from '#platform/resource/resource-contract.ts'
import type { CallExpectations } from './expectations.fixture.ts'

let created = 0
const unknown = 2_000_000_000

/** Each resource with the input of a new item. */
const items: readonly [Resource, () => Record<string, unknown>][] = [
  [brands, () => ({ name: 'Persona', alias: `persona-${++created}` })],
  [
    banners,
    () => ({
      placement: 'personas',
      titles: { en: 'Persona' },
      notes: {},
      target: '/catalog/all',
      fileId: null,
      isActive: false,
      startsAt: '2030-01-01T00:00:00Z',
      endsAt: null,
    }),
  ],
]

export const resources = items.map(([resource]) => resource)

/** What follows from the declaration. */
function expectationsOf({ calls, bulk }: Resource, item: () => Record<string, unknown>): CallExpectations {
  const key = () => ({ id: unknown, version: 1 })
  return {
    [calls.list.id]: {},
    [calls.single.id]: { input: key, status: 404 },
    [calls.create.id]: { input: item },
    [calls.update.id]: { input: () => ({ ...item(), ...key() }), status: 404 },
    [calls.remove.id]: { input: key, status: 404 },
    ...(bulk.includes('delete') && { [calls.bulkDelete.id]: { input: () => ({ ids: [unknown] }) } }),
    ...(bulk.includes('activate') && {
      [calls.bulkActivate.id]: { input: () => ({ ids: [unknown], isActive: true }) },
    }),
  }
}

export const resourceExpectations: CallExpectations = {
  ...Object.assign({}, ...items.map(([resource, item]) => expectationsOf(resource, item))),
  'POST x/admin-panel/brand/merge': { input: () => ({ id: unknown, targetId: unknown - 1 }), status: 404 },
  'GET x/admin-panel/brand/alias-is-available': { input: () => ({ alias: 'free' }) },
  'GET x/admin-panel/brand/generate-alias': { input: () => ({ name: 'Болт' }) },
}
