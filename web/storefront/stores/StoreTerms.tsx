import { useMessages } from '../../lib/messages.ts'
import { StoreMinimum } from '../../shared/StoreMinimum.tsx'
import { narrowestOn } from '#platform/values/narrowest.ts'
import { termsAt } from '../../shared/terms/terms-at.ts'
import { type Terms, useTerms } from '../../shared/terms/use-terms.ts'
import { Fields } from './Fields.tsx'
import styles from './store.module.css'
import type { Store } from './store-data.ts'

/** How the store delivers and is paid: what can be compared, then its own words. */
export function StoreTerms({ store, place }: { store: Store; place: readonly number[] }) {
  const t = useMessages('store')
  const terms = useMessages('terms')
  const common = useMessages('common')
  const { ways, countries, days, cost, payment } = useTerms(store.terms)
  const minimum = store.minimumOrder.minor > 0 && <StoreMinimum amount={store.minimumOrder} />
  return (
    <>
      {(ways || countries || days || cost || store.delivery || store.terms.deliveryPlaces.length > 0) && (
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
          <Places terms={store.terms} place={place} />
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

/** The places with terms of their own, the visitor's first; the terms above hold elsewhere. */
function Places({ terms, place }: { terms: Terms; place: readonly number[] }) {
  const t = useMessages('terms')
  const own = narrowestOn(place, terms.deliveryPlaces)
  const others = terms.deliveryPlaces.filter((each) => each !== own)
  if (terms.deliveryPlaces.length === 0) return null
  return (
    <>
      <h3 className={styles.places}>{t('places')}</h3>
      <Fields
        items={[...(own ? [own] : []), ...others].map((each) => [
          each === own ? t('places.own', { place: each.name }) : each.name,
          <PlaceTerms key={each.locationId} terms={termsAt(terms, [each.locationId])} />,
        ])}
      />
    </>
  )
}

function PlaceTerms({ terms }: { terms: Terms }) {
  const { ways, days, cost } = useTerms(terms)
  return [ways, days, cost].filter(Boolean).join(' · ')
}
