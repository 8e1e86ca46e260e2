import { useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { useTerms } from '../../../shared/terms/use-terms.ts'
import { FactList } from '../../../ui/FactList.tsx'
import styles from './DeliveryFacts.module.css'
import type { SupplierTerms } from '../product-data.ts'

/** How the goods come and are paid, in the lot box; nothing where the supplier says nothing. */
export function DeliveryFacts({ terms: { comparable, pickupAddress, page } }: { terms: SupplierTerms }) {
  const t = useMessages('terms')
  const href = useLocalizedHref()
  const { ways, days, cost, countries, payment } = useTerms(comparable)
  const facts = [
    [t('place'), comparable.placeName],
    [t('ways'), ways],
    [t('time'), days],
    [t('cost'), cost],
    [t('countries'), countries],
    [t('pickup'), pickupAddress],
    [t('paymentWays'), payment],
  ] as const
  if (!facts.some(([, value]) => value)) return null
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery" className={styles.title}>
        {t('title')}
      </h2>
      <FactList facts={facts} className={styles.facts} />
      {comparable.deliveryPlaces.length > 0 && (
        <a className={styles.places} href={href(page)}>
          {t('places.all')}
        </a>
      )}
    </section>
  )
}
