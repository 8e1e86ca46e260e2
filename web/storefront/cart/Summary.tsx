import { formatDate, formatList, formatMoney } from '../../lib/format.ts'
import { currencySymbols } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { usePage } from '../../lib/page.ts'
import { usePrices } from '../../lib/prices.ts'
import { NetNote } from '../../shared/NetNote.tsx'
import { VatTotals } from '../../shared/VatTotals.tsx'
import { Icon } from '../../ui/Icon.tsx'
import marks from '../../ui/Marks.module.css'
import { ActionBar } from '../shell/ActionBar.tsx'
import type { Approvals, Cart, Group } from './cart-data.ts'
import { mainIssue } from './issues.ts'
import { OrderLink } from './checkout/OrderLink.tsx'
import { orderLinkId } from './checkout/paths.ts'
import styles from './Summary.module.css'

type Props = { cart: Cart; approvals: Approvals['together'] }

/** A column beside the groups on wide screens, a bar at the bottom on small ones. */
export function Summary({ cart, approvals }: Props) {
  const t = useMessages('cart')
  const common = useMessages('common')
  const locale = useLocale()
  const { isGross } = usePrices()
  const { storeItems: groups, totalProductsPrice, vatTotal, grossTotal } = cart
  const orderable = groups.filter(({ canOrder }) => canOrder).length
  const total = formatMoney(isGross ? grossTotal : totalProductsPrice, locale)
  const rates = groups.flatMap(({ items }) => items.map(({ vat }) => vat))
  const blockedNames = groups.filter(({ canOrder }) => !canOrder).map(({ store }) => store.name)
  const orderAllLabel =
    orderable === 0 || orderable === groups.length
      ? t('order.all')
      : t('order.allOf', { passing: orderable, total: groups.length })
  const reason =
    orderable === 0
      ? t('order.none')
      : blockedNames.length > 0
        ? t('stays', { count: blockedNames.length, names: formatList(blockedNames, locale) })
        : null
  return (
    <>
      <aside className={styles.side} aria-label={t('side')}>
        <ul>
          {groups.map((group) => (
            <GroupRow key={group.store.id} group={group} />
          ))}
        </ul>
        <div className={styles.total} aria-live="polite">
          <VatTotals net={totalProductsPrice} vat={vatTotal} gross={grossTotal} rates={rates} size="l" />
        </div>
        <OrderLink
          id={orderLinkId('all')}
          target="all"
          isDisabled={orderable === 0}
          describedBy={reason ? 'why-all' : undefined}
          isBlock
        >
          {orderAllLabel}
        </OrderLink>
        {reason && (
          <p id="why-all" className={styles.why}>
            <Icon name="info" size="s" />
            {reason}
          </p>
        )}
        {approvals.length > 0 && (
          <p className={styles.why}>
            <Icon name="clock" size="s" />
            {t('approval.several', { count: approvals.length })}
          </p>
        )}
        <p className={styles.note}>
          {t('delivery.counted')} {t('nothingPaid')} <ConversionNote cart={cart} />
        </p>
      </aside>
      <ActionBar
        until="desktop"
        caption={t('bar', { suppliers: groups.length, passing: orderable })}
        amount={
          <>
            {total} <small>{common(isGross ? 'vat.included.after' : 'vat.net.after')}</small>
          </>
        }
      >
        <OrderLink target="all" isDisabled={orderable === 0} label={orderAllLabel}>
          {t('order.all')}
        </OrderLink>
      </ActionBar>
    </>
  )
}

function GroupRow({ group }: { group: Group }) {
  const t = useMessages('cart')
  const locale = useLocale()
  const { isGross } = usePrices()
  const { store, items, subtotal, grossTotal, missing } = group
  const issue = mainIssue(group)
  const stateText = !issue
    ? t('side.ready')
    : issue === 'belowStoreMinimum'
      ? t('side.short', { missing: formatMoney(missing, locale) })
      : t(`reason.${issue}`)
  return (
    <li>
      <span>{store.name}</span>
      <b>{formatMoney(isGross ? grossTotal : subtotal, locale)}</b>
      <span className={`${styles.state} ${marks.square}`} data-ready={issue ? undefined : ''}>
        {stateText} {issue === 'belowStoreMinimum' && <NetNote />}
      </span>
      <small>{t('side.lines', { count: items.length })}</small>
    </li>
  )
}

function ConversionNote({ cart: { storeItems, rateDate } }: { cart: Cart }) {
  const t = useMessages('cart')
  const locale = useLocale()
  const { currency } = usePage()
  const currencies = [...new Set(storeItems.map(({ originalSubtotal }) => originalSubtotal.currency))].filter(
    (other) => other !== currency,
  )
  if (currencies.length === 0) return null
  return t('converted', {
    currencies: formatList(
      currencies.map((code) => currencySymbols[code]),
      locale,
    ),
    shown: currencySymbols[currency],
    date: formatDate(rateDate, locale),
  })
}
