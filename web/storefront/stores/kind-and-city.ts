import type { Translate } from '../../lib/messages.ts'
import type { Store } from './store-data.ts'

/** "Manufacturer, Graz"; the city alone for other types, which say nothing. */
export const kindAndCity = (
  t: Translate<'store'>,
  common: Translate<'common'>,
  { supplierType, city }: Pick<Store, 'supplierType' | 'city'>,
) => (supplierType === 'Other' ? city : t('kindAndCity', { kind: common(`supplierType.${supplierType}`), city }))
