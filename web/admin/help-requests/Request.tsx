import { languageNames, languageTags } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { brandNames } from '../../lib/meta.ts'
import { useHref, usePage } from '../../lib/page.ts'
import requests from '../../shared/RequestList.module.css'
import { Phone } from '../../storefront/stores/Phone.tsx'
import { Note } from '../../ui/Note.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { Loaded, Refused } from './help-requests.tsx'
import { StepForm } from './StepForm.tsx'

export type Asked = Loaded['requests']['items'][number]

const tones = { New: 'info', InWork: 'warn', Done: 'good', Cancelled: 'neutral' } as const

/** Who has not found what, how to answer, and what can be done about it. */
export function Request({ request, isOwn, refused }: { request: Asked; isOwn: boolean; refused: Refused }) {
  const t = useMessages('help-requests')
  const href = useHref()
  const { id, status, askedAgo, createdAt, times, text, locale, page, accountId, assignedTo, note } = request
  const name = request.name || t('nameless')
  return (
    <li id={id} data-new={status === 'New' || undefined}>
      <div className={requests.who}>
        <h2>{name}</h2>
        <Tag tone={tones[status]}>{t(`is.${status}`)}</Tag>
        <time dateTime={createdAt}>{askedAgo}</time>
        {times > 1 && <span>{t('times', { count: times })}</span>}
      </div>
      <p className={requests.question} lang={languageTags[locale]} dir="auto">{text}</p>
      <dl className={requests.facts}>
        <div>
          <dt>{t('contact')}</dt>
          <dd>
            <Contact request={request} />
          </dd>
        </div>
        <div>
          <dt>{t('language')}</dt>
          <dd lang={languageTags[locale]}>{languageNames[locale]}</dd>
        </div>
        {page && (
          <div>
            <dt>{t('page')}</dt>
            <dd>
              <a href={href(page)}>{page}</a>
            </dd>
          </div>
        )}
        {accountId && (
          <div>
            <dt>{t('account')}</dt>
            <dd>{accountId}</dd>
          </div>
        )}
        {assignedTo && (
          <div>
            <dt>{t('assigned')}</dt>
            <dd>{assignedTo.name}</dd>
          </div>
        )}
        {note && (
          <div>
            <dt>{t('note')}</dt>
            <dd>{note}</dd>
          </div>
        )}
      </dl>
      {refused && <Note tone="warn">{refused.problem.detail}</Note>}
      {request.next.length > 0 && <StepForm request={request} name={name} isOwn={isOwn} note={refused?.note} />}
    </li>
  )
}

/** A mail begins with what they wrote. */
function Contact({ request: { contact, text } }: { request: Asked }) {
  const { variant } = usePage()
  const t = useMessages('help-requests')
  if (!contact.includes('@')) return <Phone number={contact} />
  const subject = t('contact.subject', { brand: brandNames[variant] })
  const quote = text.slice(0, 600).split('\n').map((line) => `> ${line}`).join('\n')
  const mail = `mailto:${encodeURIComponent(contact)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\n\n${quote}`)}`
  return <a href={mail}>{contact}</a>
}
