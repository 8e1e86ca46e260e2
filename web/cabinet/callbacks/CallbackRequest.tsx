import type { listCallbacks } from '#modules/contacts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDay } from '../../lib/format.ts'
import { type Locale } from '../../lib/locale.ts'
import { type Translate, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { PhoneLink } from '../../shared/PhoneLink.tsx'
import { ProductName } from '../../shared/product/ProductName.tsx'
import styles from '../../shared/RequestList.module.css'
import { RequestItem } from '../../shared/RequestItem.tsx'
import { Fact, Facts } from '../../shared/RequestList.tsx'
import { RequestStepForm } from '../../shared/RequestStepForm.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { History } from './History.tsx'

type Item = OutputOf<typeof listCallbacks>['items'][number]
type Props = { request: Item & { askedAgo: string }; storeId: number; accountId: string }

/** A call-back request: who, about what, when, and the form for the next step. */
export function CallbackRequest({ request, storeId, accountId }: Props) {
  const t = useMessages('callbacks')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { phone, question, product, assignedTo, next } = request
  const name = request.name || t('nameless')
  return (
    <RequestItem request={request} name={name} t={t}>
      <Facts>
        <Fact name={t('phone')} className={styles.phone}>
          <Icon name="phone" />
          <PhoneLink number={phone} />
        </Fact>
        <Fact name={t('when')}>{whenToCall(request, locale, t)}</Fact>
        {product && (
          <Fact name={t('product')}>
            <a href={href(`/product/${product.slug}`)}>
              <ProductName name={product.name} nameLocale={product.nameLocale} />
            </a>
          </Fact>
        )}
        {assignedTo && <Fact name={t('assigned')}>{assignedTo.name}</Fact>}
      </Facts>
      {question && <p className={styles.question}>{question}</p>}
      {next.length > 0 && (
        <RequestStepForm request={request} name={name} isOwn={assignedTo?.id === accountId} t={t} storeId={storeId} />
      )}
      <History history={request.history} />
    </RequestItem>
  )
}

/** The preferred day and part of day, relative to the day of the request. */
function whenToCall({ preferredTime, createdAt }: Item, locale: Locale, t: Translate<'callbacks'>) {
  if (preferredTime === 'Now') return t('when.Now')
  const [day, part] = preferredTime.split(/(?=Morning|Afternoon|Evening)/) as [
    'Today' | 'Tomorrow',
    'Morning' | 'Afternoon' | 'Evening',
  ]
  const date = new Date(Date.parse(createdAt) + (day === 'Tomorrow' ? dayMs : 0)).toISOString()
  return t(`when.${part}`, { date: formatDay(date, locale) })
}

const dayMs = 86_400_000
