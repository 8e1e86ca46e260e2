import type { lastCards } from '#modules/catalog/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { usePrices } from '../../lib/prices.ts'
import styles from './OffersLink.module.css'

type Card = OutputOf<typeof lastCards>['items'][number]

/** Leads to the table of all offers of the article; nothing for the only one. */
export function OffersLink({ card: { offers, slug } }: { card: Pick<Card, 'offers' | 'slug'> }) {
  const t = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  const prices = usePrices()
  if (!offers) return null
  return (
    <a className={styles.offers} href={href(`/product/${slug}#offers`)}>
      {t('offers.from', { count: offers.count, price: formatMoney(prices.price(offers.from, offers.vat), locale) })}
    </a>
  )
}
