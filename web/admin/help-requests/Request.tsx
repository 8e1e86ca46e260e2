import { languageNames, languageTags } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { brandNames } from '../../lib/meta.ts'
import { useHref, usePage } from '../../lib/page.ts'
import { Phone } from '../../shared/Phone.tsx'
import requests from '../../shared/RequestList.module.css'
import { Fact, Facts, RequestHead, RequestStatus } from '../../shared/RequestList.tsx'
import { Note } from '../../ui/Note.tsx'
import type { Loaded, Refused } from './help-requests.tsx'
import { StepForm } from './StepForm.tsx'

export type Asked = Loaded['requests']['items'][number]

/** Who has not found what, how to answer, and what can be done about it. */
export function Request({ request, isOwn, refused }: { request: Asked; isOwn: boolean; refused: Refused }) {
  const t = useMessages('help-requests')
  const href = useHref()
  const { id, status, askedAgo, createdAt, times, text, locale, page, accountId, assignedTo, note } = request
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
      <p className={requests.question} lang={languageTags[locale]} dir="auto">
        {text}
      </p>
      <Facts>
        <Fact name={t('contact')}>
          <Contact request={request} />
        </Fact>
        <Fact name={t('language')} lang={languageTags[locale]}>
          {languageNames[locale]}
        </Fact>
        {page && (
          <Fact name={t('page')}>
            <a href={href(page)}>{page}</a>
          </Fact>
        )}
        {accountId && <Fact name={t('account')}>{accountId}</Fact>}
        {assignedTo && <Fact name={t('assigned')}>{assignedTo.name}</Fact>}
        {note && <Fact name={t('note')}>{note}</Fact>}
      </Facts>
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
  const quote = text
    .slice(0, 600)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const mail = `mailto:${encodeURIComponent(contact)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\n\n${quote}`)}`
  return <a href={mail}>{contact}</a>
}
