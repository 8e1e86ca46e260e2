import { useMessages } from '../../lib/messages.ts'
import { StoreMinimum } from '../../shared/StoreMinimum.tsx'
import { useTerms } from '../../shared/terms/use-terms.ts'
import { Fields } from './Fields.tsx'
import type { Store } from './store-data.ts'

/** How the store delivers and is paid: what can be compared, then its own words. */
export function StoreTerms({ store }: { store: Store }) {
  const t = useMessages('store')
  const terms = useMessages('terms')
  const common = useMessages('common')
  const { ways, countries, days, cost, payment } = useTerms(store.terms)
  const minimum = store.minimumOrder.minor > 0 && <StoreMinimum amount={store.minimumOrder} />
  return (
    <>
      {(ways || countries || days || cost || store.delivery) && (
        <section aria-labelledby="delivery">
          <h2 id="delivery">{t('delivery')}</h2>
          <Fields
            items={[
              [terms('ways'), ways],
              [terms('countries'), countries],
              [terms('time'), days],
              [terms('cost'), cost],
            ]}
          />
          {store.delivery && <p>{store.delivery}</p>}
        </section>
      )}
      {(payment || store.payment) && (
        <section aria-labelledby="payment">
          <h2 id="payment">{t('payment')}</h2>
          <Fields
            items={[
              [terms('paymentWays'), payment],
              [common('stores.orderFrom'), minimum],
            ]}
          />
          {store.payment && <p>{store.payment}</p>}
        </section>
      )}
    </>
  )
}
