import type { listCallbacks } from '#modules/contacts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDay } from '../../lib/format.ts'
import { type Locale } from '../../lib/locale.ts'
import { type Translate, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { PhoneLink } from '../../shared/PhoneLink.tsx'
import { ProductName } from '../../shared/product/ProductName.tsx'
import styles from '../../shared/requests/RequestList.module.css'
import { RequestItem } from '../../shared/requests/RequestItem.tsx'
import { Fact, Facts } from '../../shared/requests/RequestList.tsx'
import { RequestStepForm } from '../../shared/requests/RequestStepForm.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { dayToCall } from './day-to-call.ts'
import { History } from './History.tsx'

type Item = OutputOf<typeof listCallbacks>['items'][number]
type Props = { request: Item & { askedAgo: string; isOverdue: boolean }; storeId: number; accountId: string }

/** A call-back request: who, about what, when, and the form for the next step. */
export function CallbackRequest({ request, storeId, accountId }: Props) {
  const t = useMessages('callbacks')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { phone, question, product, assignedTo, next, isOverdue } = request
  const name = request.name || t('nameless')
  return (
    <RequestItem request={request} name={name} t={t} tag={isOverdue && <Tag tone="bad">{t('overdue')}</Tag>}>
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
function whenToCall(request: Item, locale: Locale, t: Translate<'callbacks'>) {
  if (request.preferredTime === 'Now') return t('when.Now')
  const part = request.preferredTime.replace(/^(?:Today|Tomorrow)/, '') as 'Morning' | 'Afternoon' | 'Evening'
  return t(`when.${part}`, { date: formatDay(dayToCall(request), locale) })
}
