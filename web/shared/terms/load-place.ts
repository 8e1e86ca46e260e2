import { placeAddress } from '#modules/geo/contract.ts'
import type { Api } from '#platform/contract.ts'
import type { Terms } from './use-terms.ts'

/** The visitor's place, if one of the terms depends on it. */
export const loadPlace = async (api: Api, all: readonly Terms[]) =>
  all.some(({ deliveryPlaces }) => deliveryPlaces.length > 0) ? (await api(placeAddress, {})).locationIds : []
