import type { lastCards } from '#modules/catalog/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Stamp } from '../../ui/Stamp.tsx'
import { ContactLink } from '../Contact.tsx'
import styles from './CardStore.module.css'

type Store = OutputOf<typeof lastCards>['items'][number]['store']

/** Supplier of a product card: name, city, minimum order and contact button. */
export function CardStore({ store, productId }: { store: Store; productId: number }) {
  const t = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  return (
    <div className={styles.store}>
      <a href={href(`/store/${store.alias}`)}>{store.name}</a>
      <span className={styles.city}>{store.city}</span>
      {store.verifiedAt && <Stamp date={store.verifiedAt} />}
      {store.minimumOrder.minor > 0 && (
        <span className={styles.minimum}>
          {t('stores.orderFrom')}: {formatMoney(store.minimumOrder, locale, { whole: true })}
        </span>
      )}
      <span className={styles.contact}>
        <ContactLink store={store} productId={productId} />
      </span>
    </div>
  )
}
