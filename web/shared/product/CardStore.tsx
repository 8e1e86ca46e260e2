import type { lastCards } from '#modules/catalog/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { useIsOwnStore } from '../../lib/own-store.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { Stamp } from '../../ui/Stamp.tsx'
import { ContactLink } from '../Contact.tsx'
import { StoreMinimum } from '../StoreMinimum.tsx'
import styles from './CardStore.module.css'

type Store = OutputOf<typeof lastCards>['items'][number]['store']

/** Supplier of a product card: name, city, minimum order and contact button. Nothing on the pages of that supplier. */
export function CardStore({ store, productId }: { store: Store; productId: number }) {
  const t = useMessages('common')
  const isOwn = useIsOwnStore(store.id)
  const href = useLocalizedHref()
  const { path } = usePage()
  const storePath = `/store/${store.alias}`
  if (path === storePath || path.startsWith(`${storePath}/`) || path.startsWith(`${storePath}?`)) return null
  return (
    <div className={styles.store}>
      <a href={href(storePath)}>{store.name}</a>
      <span className={styles.city}>{store.city}</span>
      {store.verifiedAt && <Stamp date={store.verifiedAt} />}
      {store.minimumOrder.minor > 0 && (
        <span className={styles.minimum}>
          {t('stores.orderFrom')}: <StoreMinimum amount={store.minimumOrder} />
        </span>
      )}
      <Delivery store={store} />
      {!isOwn && (
        <span className={styles.contact}>
          <ContactLink store={store} productId={productId} />
        </span>
      )}
    </div>
  )
}

/** How soon the supplier delivers, to the visitor's place if it states terms for it; nothing if it does not say. */
function Delivery({ store }: { store: Store }) {
  const text = useDeliveryTime(store)
  return text && <span className={styles.minimum}>{text}</span>
}

function useDeliveryTime({ deliveryDays: days, deliveryPlace: place, isPickupOnly }: Store) {
  const t = useMessages('common')
  if (isPickupOnly) return t('delivery.pickupOnly')
  if (!days) return null
  const { from, to: count } = days
  if (from === count) return place ? t('delivery.placeInDays', { place, count }) : t('delivery.inDays', { count })
  return place ? t('delivery.placeInRange', { place, ...days }) : t('delivery.inRange', days)
}
