import { formatDate, formatMoney } from '../../lib/format.ts'
import { currencySymbols, languageTags } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { usePage } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Cart, Group } from './cart-data.ts'
import { mainIssue } from './issues.ts'
import { OrderLink } from './OrderLink.tsx'
import styles from './Summary.module.css'

/** Beside the groups on wide screens; on others only the bar at the foot of the screen stays. */
export function Summary({ cart }: { cart: Cart }) {
  const t = useMessages('cart')
  const locale = useLocale()
  const { storeItems: groups, totalProductsPrice } = cart
  const passing = groups.filter(({ canOrder }) => canOrder).length
  const total = formatMoney(totalProductsPrice, locale)
  const names = groups.filter(({ canOrder }) => !canOrder).map(({ store }) => store.name)
  const all =
    passing === 0 || passing === groups.length ? t('order.all') : t('order.allOf', { passing, total: groups.length })
  const why =
    passing === 0
      ? t('order.none')
      : names.length > 0
        ? t('stays', { count: names.length, names: listOf(names, languageTags[locale]) })
        : null
  return (
    <>
      <aside className={styles.side} aria-label={t('side')}>
        <ul>
          {groups.map((group) => (
            <Row key={group.store.id} group={group} />
          ))}
        </ul>
        <p className={styles.total} aria-live="polite">
          <span>{t('total')}</span>
          <b>{total}</b>
        </p>
        <OrderLink target="all" isDisabled={passing === 0} describedBy={why ? 'why-all' : undefined} isBlock>
          {all}
        </OrderLink>
        {why && (
          <p id="why-all" className={styles.why}>
            <Icon name="info" size="s" />
            {why}
          </p>
        )}
        <p className={styles.note}>
          {t('nothingPaid')} <Converted cart={cart} />
        </p>
      </aside>
      <div className={styles.bar}>
        <p>
          <span>{t('bar', { suppliers: groups.length, passing })}</span>
          <b>{total}</b>
        </p>
        <OrderLink target="all" isDisabled={passing === 0} label={all}>
          {t('order.all')}
        </OrderLink>
      </div>
    </>
  )
}

function Row({ group }: { group: Group }) {
  const t = useMessages('cart')
  const locale = useLocale()
  const { store, items, subtotal, missing } = group
  const issue = mainIssue(group)
  const word = !issue
    ? t('side.ready')
    : issue === 'belowStoreMinimum'
      ? t('side.short', { missing: formatMoney(missing, locale) })
      : t(`reason.${issue}`)
  return (
    <li>
      <span>{store.name}</span>
      <b>{formatMoney(subtotal, locale)}</b>
      <span className={styles.state} data-ready={issue ? undefined : ''}>
        {word}
      </span>
      <small>{t('side.lines', { count: items.length })}</small>
    </li>
  )
}

function Converted({ cart: { storeItems, rateDate } }: { cart: Cart }) {
  const t = useMessages('cart')
  const locale = useLocale()
  const { currency } = usePage()
  const currencies = [...new Set(storeItems.map(({ originalSubtotal }) => originalSubtotal.currency))].filter(
    (other) => other !== currency,
  )
  if (currencies.length === 0) return null
  return t('converted', {
    currencies: listOf(
      currencies.map((code) => currencySymbols[code]),
      languageTags[locale],
    ),
    shown: currencySymbols[currency],
    date: formatDate(rateDate, locale),
  })
}

const listOf = (names: readonly string[], tag: string) =>
  new Intl.ListFormat(tag, { type: 'conjunction' }).format(names)
