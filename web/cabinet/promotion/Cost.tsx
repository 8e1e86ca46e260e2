import { useLocation } from 'react-router'
import { dayMs } from '#platform/values/days.ts'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatDate, formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { usePlacements } from '../../shared/promotions/use-placements.ts'
import type { NewPromotionData } from './new-data.ts'

type Props = { data: NewPromotionData; isOutdated: boolean }

/** The cost of the choice, the balance before and after, and the button that pays. */
export function Cost({ data, isOutdated }: Props) {
  const t = useMessages('promotion')
  const { quote, choice, subject } = data
  const locale = useLocale()
  const placements = usePlacements()
  if (!quote) return null
  const { count, days, price, cost, balance, rejected = [] } = quote
  const after = { ...balance, minor: balance.minor - cost.minor }
  const last = new Date(Date.parse(choice.from) + (Number(choice.days) - 1) * dayMs).toISOString()
  const hasCovered = days < count * Number(choice.days)
  return (
    <section aria-labelledby="cost" className={layout.stack}>
      <SectionHeading id="cost" title={t('cost')} />
      <FactList
        facts={[
          [t('placement'), placements[choice.placement]],
          [
            t('cost.period'),
            t('cost.days', {
              from: formatDate(choice.from, locale),
              to: formatDate(last, locale),
              days: Number(choice.days),
            }),
          ],
          [t('cost.count'), subject === 'product' && formatNumber(count, locale)],
          [t('cost.price'), formatMoney(price, locale)],
          [t('cost.paidDays'), formatNumber(days, locale)],
          [t('cost.total'), <b key="total">{formatMoney(cost, locale)}</b>],
          [t('cost.balance'), formatMoney(balance, locale)],
          [t('cost.after'), after.minor >= 0 && formatMoney(after, locale)],
        ]}
      />
      {rejected.length > 0 && <p>{t('rejected', { count: rejected.length })}</p>}
      {hasCovered && days > 0 && <p>{t('covered')}</p>}
      {isOutdated ? <Note tone="info">{t('outdated')}</Note> : <Pay data={data} quote={quote} missing={-after.minor} />}
    </section>
  )
}

type PayProps = { data: NewPromotionData; quote: NonNullable<NewPromotionData['quote']>; missing: number }

function Pay({ data, quote: { count, days, cost }, missing }: PayProps) {
  const t = useMessages('promotion')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { search } = useLocation()
  const { subject, storeId, ids, choice, idempotencyKey } = data
  if (days === 0) return <Note tone="info">{t(count === 0 ? 'noneLeft' : 'nothingToPay')}</Note>
  if (missing > 0) {
    const back = encodeURIComponent(`/profile/promotion/new${search}`)
    const amount = { minor: missing, currency: cost.currency }
    return (
      <Note
        tone="warn"
        action={
          <ButtonLink href={href(`/profile/balance?amount=${Math.ceil(missing / 100)}&next=${back}#top-up`)} size="s">
            {t('topUp')}
          </ButtonLink>
        }
      >
        {t('tooLow', { missing: formatMoney(amount, locale) })}
      </Note>
    )
  }
  return (
    <form method="post" className={layout.actions}>
      <HiddenFields intent={subject} fields={{ ...choice, store: storeId, costMinor: cost.minor, idempotencyKey }} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <Button type="submit" variant="solid">
        {t('pay', { cost: formatMoney(cost, locale) })}
      </Button>
      <p>{t('pay.terms')}</p>
    </form>
  )
}
