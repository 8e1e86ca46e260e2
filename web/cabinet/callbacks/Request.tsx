import { formatDay } from '../../lib/format.ts'
import { languageTags } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import styles from '../../shared/RequestList.module.css'
import { Phone } from '../../storefront/stores/Phone.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { Loaded, Refused } from './callbacks.tsx'
import { History } from './History.tsx'
import { StepForm } from './StepForm.tsx'

export type Asked = Loaded['requests']['items'][number]
type Given = { request: Asked; storeId: number; accountId: string; refused: Refused }

const tones = { New: 'info', InWork: 'warn', Done: 'good', Cancelled: 'neutral' } as const

/** Who wants to be called, about what and when, and what can be done about it. */
export function Request({ request, storeId, accountId, refused }: Given) {
  const t = useMessages('callbacks')
  const locale = useLocale()
  const href = useHref()
  const { id, status, askedAgo, createdAt, times, phone, question, product, assignedTo, next } = request
  const name = request.name || t('nameless')
  return (
    <li id={id} data-new={status === 'New' || undefined}>
      <div className={styles.who}>
        <h2>{name}</h2>
        <Tag tone={tones[status]}>{t(`is.${status}`)}</Tag>
        <time dateTime={createdAt}>{askedAgo}</time>
        {times > 1 && <span>{t('times', { count: times })}</span>}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('phone')}</dt>
          <dd className={styles.phone}>
            <Icon name="phone" />
            <Phone number={phone} />
          </dd>
        </div>
        <div>
          <dt>{t('when')}</dt>
          <dd>{whenToCall(request, locale, t)}</dd>
        </div>
        {product && (
          <div>
            <dt>{t('product')}</dt>
            <dd lang={product.nameLocale === locale ? undefined : languageTags[product.nameLocale]}>
              <a href={href(`/product/${product.slug}`)}>{product.name}</a>
            </dd>
          </div>
        )}
        {assignedTo && (
          <div>
            <dt>{t('assigned')}</dt>
            <dd>{assignedTo.name}</dd>
          </div>
        )}
      </dl>
      {question && <p className={styles.question}>{question}</p>}
      {refused && <Note tone="warn">{refused.problem.detail}</Note>}
      {next.length > 0 && <StepForm request={request} name={name} storeId={storeId} isOwn={assignedTo?.id === accountId} note={refused?.note} />}
      <History history={request.history} />
    </li>
  )
}

/** The day that the visitor meant, counted from the one on which they asked. */
function whenToCall({ preferredTime, createdAt }: Asked, locale: Parameters<typeof formatDay>[1], t: ReturnType<typeof useMessages<'callbacks'>>) {
  if (preferredTime === 'Now') return t('when.Now')
  const [day, part] = preferredTime.split(/(?=Morning|Afternoon|Evening)/) as ['Today' | 'Tomorrow', 'Morning' | 'Afternoon' | 'Evening']
  const date = new Date(Date.parse(createdAt) + (day === 'Tomorrow' ? dayMs : 0)).toISOString()
  return t(`when.${part}`, { date: formatDay(date, locale) })
}

const dayMs = 86_400_000
