import type { listHelpRequests } from '#modules/help/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { languageNames, languageTags } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { brandNames } from '../../lib/meta.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { PhoneLink } from '../../shared/PhoneLink.tsx'
import requests from '../../shared/requests/RequestList.module.css'
import { RequestItem } from '../../shared/requests/RequestItem.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Fact, Facts } from '../../shared/requests/RequestList.tsx'
import { RequestStepForm } from '../../shared/requests/RequestStepForm.tsx'
import { AdminLink } from '../AdminLink.tsx'
import { useMayOpen } from '../use-admin-features.ts'

type Item = OutputOf<typeof listHelpRequests>['items'][number] & { askedAgo: string }

/** A help request: question, contact, and the form for the next step. */
export function HelpRequest({ request, isOwn }: { request: Item; isOwn: boolean }) {
  const t = useMessages('help-requests')
  const href = useLocalizedHref()
  const { topic, text, locale, page, accountId, accountName, assignedTo, note, answer } = request
  const adminPath = page && adminPathOf(page)
  const mayOpen = useMayOpen()
  const name = request.name || accountName || t('nameless')
  const answerField = request.isAnswerable
    ? { label: t('answer'), hint: t('answer.hint'), add: t('answer.add') }
    : undefined
  return (
    <RequestItem request={request} name={name} t={t}>
      {topic !== 'Product' && (
        <p>
          <Tag tone={topic === 'Report' ? 'warn' : 'info'}>{t(`topic.${topic}`)}</Tag>
        </p>
      )}
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
            {adminPath && mayOpen(adminPath) && (
              <>
                {' · '}
                <a href={href(adminPath)}>{t('page.admin')}</a>
              </>
            )}
          </Fact>
        )}
        {accountId && (
          <Fact name={t('account')}>
            <AdminLink path={`/admin/accounts/${accountId}`}>{accountName || accountId}</AdminLink>
          </Fact>
        )}
        {assignedTo && <Fact name={t('assigned')}>{assignedTo.name}</Fact>}
        {note && <Fact name={t('note')}>{note}</Fact>}
        {answer && <Fact name={t('answer')}>{answer}</Fact>}
      </Facts>
      {request.next.length > 0 && (
        <RequestStepForm request={request} name={name} isOwn={isOwn} t={t} answer={answerField} />
      )}
    </RequestItem>
  )
}

/** Where administrators act on a product or a store. */
function adminPathOf(page: string) {
  const [, kind, slug = ''] = page.split('/')
  if (kind === 'store') return `/admin/stores?query=${slug}`
  const id = kind === 'product' && /(?:^|-)(\d+)$/.exec(slug)?.[1]
  return id ? `/admin/products/${id}` : null
}

/** A mailto link with the question quoted. */
function Contact({ request: { contact, text } }: { request: Item }) {
  const { variant } = usePage()
  const t = useMessages('help-requests')
  if (!contact.includes('@')) return <PhoneLink number={contact} />
  const subject = t('contact.subject', { brand: brandNames[variant] })
  const quote = text
    .slice(0, 600)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const mail = `mailto:${encodeURIComponent(contact)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\n\n${quote}`)}`
  return <a href={mail}>{contact}</a>
}
