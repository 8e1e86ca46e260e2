import { formatDate, formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { FactList } from '../../ui/FactList.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { Request } from './approval-data.ts'
import { ExceededText } from './ExceededText.tsx'

/** Who wants to order what from whom, and why somebody has to approve it. */
export function RequestFacts({ request, countryName }: { request: Request; countryName: string | null }) {
  const t = useMessages('purchasing')
  const order = useMessages('order')
  const common = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { store, buyerName, amount, grossTotal, exceeded, delivery, address, wantedOn, reference, comment } = request
  const storeLink = <a href={href(`/store/${store.alias}`)}>{store.name}</a>
  const reason = <ExceededText exceeded={exceeded} />
  const isConverted = amount.currency !== grossTotal.currency
  return (
    <section aria-labelledby="facts">
      <SectionHeading title={t('facts')} id="facts" />
      <FactList
        facts={[
          [t('request.buyer'), buyerName],
          [t('request.store'), storeLink],
          [t('request.reason'), reason],
          [t('request.amount'), isConverted && formatMoney(amount, locale)],
          [t('request.heldUntil'), formatDate(request.expiresAt, locale, 'long')],
          [order('delivery'), common(`delivery.${delivery}`)],
          [order('country'), delivery !== 'Pickup' && countryName],
          [order('address'), address],
          [order('wantedOn'), wantedOn && formatDate(wantedOn, locale, 'long')],
          [order('reference.buyer'), reference],
          [order('comment'), comment],
        ]}
      />
    </section>
  )
}
