/** The parts of a company besides its people, with the paths of their pages, without the prefix of a locale. */
export const addresses = {
  store: '/profile/company/store',
  organization: '/profile/entity',
  companybranch: '/profile/company/branches',
  warehouse: '/profile/company/warehouses',
  deliveryplace: '/profile/company/delivery',
} as const
export type Entity = keyof typeof addresses
const listed = ['companybranch', 'warehouse', 'deliveryplace'] as const
/** Entities of which a store has several. */
export type ListedEntity = (typeof listed)[number]

const all = Object.keys(addresses) as Entity[]

export const isListed = (entity: Entity): entity is ListedEntity => listed.some((each) => each === entity)

export const entityAt = (address: string) => all.find((entity) => addresses[entity] === address)
