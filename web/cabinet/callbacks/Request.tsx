import { formatDay } from '../../lib/format.ts'
import { languageTags, type Locale } from '../../lib/locale.ts'
import { type Translate, useLocale, useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Phone } from '../../shared/Phone.tsx'
import styles from '../../shared/RequestList.module.css'
import { Fact, Facts, RequestHead, RequestStatus } from '../../shared/RequestList.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import type { Loaded, Refused } from './callbacks.tsx'
import { History } from './History.tsx'
import { StepForm } from './StepForm.tsx'

export type Asked = Loaded['requests']['items'][number]
type Given = { request: Asked; storeId: number; accountId: string; refused: Refused }

/** Who wants to be called, about what and when, and what can be done about it. */
export function Request({ request, storeId, accountId, refused }: Given) {
  const t = useMessages('callbacks')
  const locale = useLocale()
  const href = useHref()
  const { id, status, askedAgo, createdAt, times, phone, question, product, assignedTo, next } = request
  const name = request.name || t('nameless')
  return (
    <li id={id} data-new={status === 'New' || undefined}>
      <RequestHead
        name={name}
        tags={<RequestStatus status={status}>{t(`is.${status}`)}</RequestStatus>}
        createdAt={createdAt}
        ago={askedAgo}
      >
        {times > 1 && <span>{t('times', { count: times })}</span>}
      </RequestHead>
      <Facts>
        <Fact name={t('phone')} className={styles.phone}>
          <Icon name="phone" />
          <Phone number={phone} />
        </Fact>
        <Fact name={t('when')}>{whenToCall(request, locale, t)}</Fact>
        {product && (
          <Fact name={t('product')} lang={product.nameLocale === locale ? undefined : languageTags[product.nameLocale]}>
            <a href={href(`/product/${product.slug}`)}>{product.name}</a>
          </Fact>
        )}
        {assignedTo && <Fact name={t('assigned')}>{assignedTo.name}</Fact>}
      </Facts>
      {question && <p className={styles.question}>{question}</p>}
      {refused && <Note tone="warn">{refused.problem.detail}</Note>}
      {next.length > 0 && (
        <StepForm
          request={request}
          name={name}
          storeId={storeId}
          isOwn={assignedTo?.id === accountId}
          note={refused?.note}
        />
      )}
      <History history={request.history} />
    </li>
  )
}

/** The day that the visitor meant, counted from the one on which they asked. */
function whenToCall({ preferredTime, createdAt }: Asked, locale: Locale, t: Translate<'callbacks'>) {
  if (preferredTime === 'Now') return t('when.Now')
  const [day, part] = preferredTime.split(/(?=Morning|Afternoon|Evening)/) as [
    'Today' | 'Tomorrow',
    'Morning' | 'Afternoon' | 'Evening',
  ]
  const date = new Date(Date.parse(createdAt) + (day === 'Tomorrow' ? dayMs : 0)).toISOString()
  return t(`when.${part}`, { date: formatDay(date, locale) })
}

const dayMs = 86_400_000
