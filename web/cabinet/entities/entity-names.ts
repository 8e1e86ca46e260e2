import { useParams } from 'react-router'

/** What a company consists of besides its people, by the last part of its address. */
export const entities = {
  store: 'store',
  organization: 'organization',
  branches: 'companybranch',
  warehouses: 'warehouse',
} as const
export type Entity = (typeof entities)[keyof typeof entities]
/** Entities of which a store has several. */
export type ListedEntity = 'companybranch' | 'warehouse'

export const isListed = (entity: Entity): entity is ListedEntity => entity === 'companybranch' || entity === 'warehouse'

export const entityAt = (address: string | undefined): Entity | undefined =>
  Object.hasOwn(entities, address ?? '') ? entities[address as keyof typeof entities] : undefined

/** The address of the page, without the locale's prefix. */
export const useEntityPath = () => `/profile/company/${useParams().entity}`
