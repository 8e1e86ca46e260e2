import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { usePrices } from '../../lib/prices.ts'
import { DeliveryTerms } from '../../shared/terms/DeliveryTerms.tsx'
import { coversCountry } from '../../shared/terms/terms-at.ts'
import { NetNote } from '../../shared/NetNote.tsx'
import { VatTotals } from '../../shared/VatTotals.tsx'
import { ApprovalNote } from './ApprovalNote.tsx'
import type { Approvals, Group } from './cart-data.ts'
import { useStoreEdits } from './cart-edits.ts'
import styles from './Group.module.css'
import { mainIssue } from './issues.ts'
import { firstMethod } from './checkout/delivery-methods.ts'
import { Button } from '../../ui/Button.tsx'
import { costAt } from './checkout/order-totals.ts'
import { LineForm } from './LineForm.tsx'
import { OrderLink } from './checkout/OrderLink.tsx'
import { orderLinkId } from './checkout/paths.ts'

type Props = { group: Group; approvals: Approvals['alone']; country: string | null }

export function GroupFooter({ group, approvals, country }: Props) {
  const t = useMessages('cart')
  const common = useMessages('common')
  const locale = useLocale()
  const { isGross } = usePrices()
  const { store, items, subtotal, vatTotal, grossTotal, canOrder } = group
  const original = isGross ? group.originalGrossTotal : group.originalSubtotal
  const issue = mainIssue(group)
  const approval = canOrder && approvals.find(({ storeId }) => storeId === store.id)
  return (
    <div className={styles.foot}>
      <div>
        {issue !== 'storeClosed' && <Minimum group={group} />}
        {coversCountry(store.terms, country) ? (
          <DeliveryTerms terms={store.terms} className={styles.deliveryTerms} />
        ) : (
          <p className={styles.notNamed}>{t('delivery.notNamed')}</p>
        )}
        {store.delivery && <p className={styles.terms}>{t('dialog.terms', { terms: store.delivery })}</p>}
      </div>
      <div className={styles.subtotal}>
        <VatTotals net={subtotal} vat={vatTotal} gross={grossTotal} rates={items.map(({ vat }) => vat)} />
        {original.currency !== subtotal.currency && (
          <small>
            {formatMoney(original, locale)} {common(isGross ? 'vat.included.after' : 'vat.net.after')}
          </small>
        )}
        <DeliveryCost group={group} country={country} />
      </div>
      <div className={styles.order}>
        <OrderLink
          id={orderLinkId(store.id)}
          target={store.id}
          isDisabled={!canOrder}
          describedBy={issue && `why-${store.id}`}
          label={t('order.oneOf', { store: store.name })}
        >
          {t('order.one')}
        </OrderLink>
        {issue && <p id={`why-${store.id}`}>{t(`reason.${issue}`)}</p>}
        <AcceptPrices group={group} />
        {issue === 'storeClosed' && <StoreForm intent="removeAll" id={store.id} label={t('group.remove')} />}
        {approval && <ApprovalNote approval={approval} />}
      </div>
    </div>
  )
}

/** Accepts all prices that have risen, if there are several. */
function AcceptPrices({ group: { store, items } }: Pick<Props, 'group'>) {
  const t = useMessages('cart')
  const risen = items.filter(({ issues }) => issues.includes('priceChanged'))
  return risen.length < 2 ? null : <StoreForm intent="acceptAll" id={store.id} label={t('issue.acceptAll')} />
}

type StoreFormProps = { intent: 'acceptAll' | 'removeAll'; id: number; label: string }

/** Changes all lines of the supplier. */
function StoreForm({ intent, id, label }: StoreFormProps) {
  const edits = useStoreEdits(id)
  return (
    <>
      <LineForm className={styles.ofStore} intent={intent} fields={{ storeId: id }} onSubmit={edits[intent]}>
        <Button type="submit" size="s" pending={edits.isPending}>
          {label}
        </Button>
      </LineForm>
      {edits.problem && <p role="alert">{edits.problem}</p>}
    </>
  )
}

/** What delivery adds to the goods, if they are not picked up; the order form counts it. */
function DeliveryCost({ group, country }: Pick<Props, 'group' | 'country'>) {
  const t = useMessages('cart')
  const terms = useMessages('terms')
  const locale = useLocale()
  const { store } = group
  const method = firstMethod(store, undefined)
  if (method === 'Pickup') return null
  const cost = costAt({ methods: { [store.id]: method }, country: country ?? '' }, group)
  const text = !cost
    ? t('delivery.open')
    : cost.minor === 0
      ? terms('cost.Free')
      : t('delivery.plus', { cost: terms('cost.net', { price: formatMoney(cost, locale) }) })
  return <p className={styles.deliveryCost}>{text}</p>
}

function Minimum({ group: { minimum, missing } }: { group: Group }) {
  const t = useMessages('cart')
  const locale = useLocale()
  if (minimum.minor === 0) return <p className={styles.minimum}>{t('minimum.none')}</p>
  const isMet = missing.minor === 0
  const percent = isMet ? 100 : Math.max(0, Math.floor((100 * (minimum.minor - missing.minor)) / minimum.minor))
  const minimumText = formatMoney(minimum, locale, { whole: true })
  return (
    <div className={styles.minimum} data-short={isMet ? undefined : ''}>
      <p>
        {isMet
          ? t('minimum.met', { minimum: minimumText })
          : t('minimum.missing', { missing: formatMoney(missing, locale), minimum: minimumText })}{' '}
        <NetNote />
      </p>
      <span className={styles.progress} aria-hidden="true">
        <i style={{ inlineSize: `${percent}%` }} />
      </span>
    </div>
  )
}
