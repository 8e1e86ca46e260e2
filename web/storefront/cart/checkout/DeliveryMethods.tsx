import { formatMoney } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { coversCountry } from '../../../shared/terms/terms-at.ts'
import { useTerms } from '../../../shared/terms/use-terms.ts'
import type { Group } from '../cart-data.ts'
import { type Method, methodsOf } from './delivery-methods.ts'
import styles from './OrderDialog.module.css'
import type { OrderControls } from './order-form.ts'

type Props = {
  form: OrderControls
  group: Group
  /** With several stores, each has its name above its ways. */
  isOne: boolean
  method: string
  country: string
  onChange: (method: Method) => void
}

/** The ways in which one store gives its goods to the buyer, each with what its terms say about it. */
export function DeliveryMethods({ form, group, isOne, method, country, onChange }: Props) {
  const t = useMessages('cart')
  const common = useMessages('common')
  const { store } = group
  const { days, cost } = useTerms(store.terms)
  const isNamed = coversCountry(store.terms, country)
  const factsOf = (each: Method) => {
    if (each === 'Pickup') return store.pickupAddress
    return isNamed && store.terms.deliveryWays.length > 0 ? [days, cost].filter(Boolean).join(' · ') : ''
  }
  return (
    <fieldset key={methodsOf(store).join()} className={styles.delivery}>
      <legend>{isOne ? t('dialog.delivery') : t('dialog.deliveryOf', { store: store.name })}</legend>
      <div>
        {methodsOf(store).map((each) => (
          <label key={each}>
            <input
              {...form.radio(`deliveries.${store.id}`, each)}
              defaultChecked={each === method}
              onChange={() => onChange(each)}
            />
            <span>
              {common(`delivery.${each}`)}
              {factsOf(each) && <small>{factsOf(each)}</small>}
            </span>
          </label>
        ))}
      </div>
      {method !== 'Pickup' && (isNamed ? <MissingForFree group={group} /> : <p>{t('delivery.notNamed')}</p>)}
      {store.delivery && isOne && <p>{t('dialog.terms', { terms: store.delivery })}</p>}
    </fieldset>
  )
}

/** The amount missing for free delivery by the store. */
function MissingForFree({ group: { store, subtotal, originalSubtotal } }: { group: Group }) {
  const t = useMessages('cart')
  const locale = useLocale()
  const { freeDeliveryFrom: from, originalFreeDeliveryFrom: originalFrom } = store.terms
  if (!from || !originalFrom || originalSubtotal.minor >= originalFrom.minor) return null
  const missing = { minor: Math.max(1, from.minor - subtotal.minor), currency: from.currency }
  return (
    <p>
      {t('dialog.freeFrom', {
        from: formatMoney(from, locale, { whole: true }),
        missing: formatMoney(missing, locale),
      })}
    </p>
  )
}
