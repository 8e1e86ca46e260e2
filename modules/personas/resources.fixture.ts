// Tables that are declared as resources.
import { brands } from '#modules/brands/contract.ts'
import { banners } from '#modules/content/banner-contract.ts'
import { elements } from '#modules/metrics/element-contract.ts'
import type { Resource } from '#platform/resource/resource-contract.ts'
import type { CallExpectations } from './expectations.fixture.ts'

let created = 0
const unknown = 2_000_000_000

/** Each resource with the input of a new item, and the status that answers it unless it is 200. */
export const resourceItems: readonly [Resource, () => Record<string, unknown>, number?][] = [
  [elements, () => ({ name: `persona.${++created}`, isActive: true, actions: ['Click'] })],
  [brands, () => ({ name: 'Persona', alias: `persona-${++created}`, logoFileId: null, countryCode: 'DE' })],
  [
    banners,
    () => ({
      placement: 'home',
      priority: 1,
      locales: [],
      variants: [],
      titles: { en: 'Persona' },
      notes: {},
      target: '/catalog/all',
      fileId: '00000000-0000-4000-8000-000000000000',
      tabletFileId: null,
      desktopFileId: null,
      isActive: false,
      startsAt: '2030-01-01T00:00:00Z',
      endsAt: null,
    }),
    // The picture is unknown.
    422,
  ],
]

export const resources = resourceItems.map(([resource]) => resource)

/** Expectations that follow from the declaration. */
function expectationsOf(
  { calls, bulk }: Resource,
  item: () => Record<string, unknown>,
  status?: number,
): CallExpectations {
  const key = () => ({ id: unknown, version: 1 })
  return {
    [calls.list.id]: {},
    [calls.single.id]: { input: key, status: 404 },
    [calls.create.id]: { input: item, ...(status && { status }) },
    [calls.update.id]: { input: () => ({ ...item(), ...key() }), status: 404 },
    [calls.remove.id]: { input: key, status: 404 },
    ...(bulk.includes('delete') && { [calls.bulkDelete.id]: { input: () => ({ ids: [unknown] }) } }),
    ...(bulk.includes('activate') && {
      [calls.bulkActivate.id]: { input: () => ({ ids: [unknown], isActive: true }) },
    }),
  }
}

export const resourceExpectations: CallExpectations = {
  ...Object.assign({}, ...resourceItems.map(([resource, item, status]) => expectationsOf(resource, item, status))),
  'POST x/admin-panel/brand/merge': { input: () => ({ id: unknown, targetId: unknown - 1 }), status: 404 },
  'GET x/admin-panel/brand/alias-is-available': { input: () => ({ alias: 'free' }) },
  'GET x/admin-panel/banner/preview': { input: () => ({ id: unknown }), status: 404 },
  'GET x/admin-panel/brand/generate-alias': { input: () => ({ name: 'Болт' }) },
}
