import type { lastCards } from '#modules/catalog/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Stamp } from '../../ui/Stamp.tsx'
import { ContactLink } from '../Contact.tsx'
import styles from './CardStore.module.css'

type Store = OutputOf<typeof lastCards>['items'][number]['store']

/** Supplier of a product card: name, city and contact button. */
export function CardStore({ store, productId }: { store: Store; productId: number }) {
  const href = useLocalizedHref()
  return (
    <div className={styles.store}>
      <a href={href(`/store/${store.alias}`)}>{store.name}</a>
      <span className={styles.city}>{store.city}</span>
      {store.verifiedAt && <Stamp date={store.verifiedAt} />}
      <span className={styles.contact}>
        <ContactLink store={store} productId={productId} />
      </span>
    </div>
  )
}
