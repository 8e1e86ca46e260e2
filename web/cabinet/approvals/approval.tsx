import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatDate } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import styles from '../../shared/orders/order.module.css'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Note } from '../../ui/Note.tsx'
import layout from '../../ui/styles/layout.module.css'
import { BackLink } from '../BackLink.tsx'
import type { Route } from './+types/approval.ts'
import { ApproveForm } from './ApproveForm.tsx'
import { OwnSteps } from './OwnSteps.tsx'
import { RefuseForm } from './RefuseForm.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestLines } from './RequestLines.tsx'
import { RequestStatusTag } from './RequestStatusTag.tsx'
import { useOpenedRequest } from './use-opened-request.ts'

export { action, loader } from './approval-data.ts'

export function meta({ loaderData: loaded, matches: [root], params: { id } }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'purchasing')('request', { number: String(loaded?.request.number ?? '') }),
    path: `/profile/approvals/${id}`,
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** A purchase request for its buyer and the approvers of the team. */
export default function Approval({ loaderData: { request, countryName, forms } }: Route.ComponentProps) {
  const t = useMessages('purchasing')
  const locale = useLocale()
  const href = useLocalizedHref()
  const done = useDone(forms)
  useOpenedRequest(request)
  const { number, createdAt, status, isOwn, order, can } = request
  return (
    <>
      <BackLink href={href(`/profile/approvals${isOwn ? '?view=own' : ''}`)} label={t('approvals')} />
      <div className={`${layout.title} ${styles.top}`}>
        <h1>{t('request', { number: String(number) })}</h1>
        <p>{t('request.placed', { date: formatDate(createdAt, locale, 'long') })}</p>
        <RequestStatusTag status={status} />
        {isOwn && <OwnSteps can={can} />}
      </div>
      {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
      <FormProblem intents={['withdraw', 'repeat']} />
      <Outcome request={request} />
      {order && isOwn && (
        <p>
          <a href={href(`/order/${order.id}`)}>{t('request.order', { number: String(order.number) })}</a>
        </p>
      )}
      <div className={styles.page}>
        <div className={styles.main}>
          {can.includes('approve') ? (
            <>
              <ApproveForm request={request} />
              <RefuseForm />
            </>
          ) : (
            <RequestLines request={request} />
          )}
        </div>
        <div className={styles.side}>
          <RequestFacts request={request} countryName={countryName} />
        </div>
      </div>
    </>
  )
}

/** The result of the request, or the decision that it waits for. */
function Outcome({
  request: { status, isOwn, reason, decidedBy, order, expiresAt },
}: Pick<Route.ComponentProps['loaderData'], 'request'>) {
  const t = useMessages('purchasing')
  const locale = useLocale()
  const date = formatDate(expiresAt, locale, 'long')
  const name = decidedBy ?? t('approver')
  if (status === 'Waiting')
    return <Note tone="info">{t(isOwn ? 'outcome.waitingOwn' : 'outcome.waiting', { date })}</Note>
  if (status === 'Approved')
    return <Note tone="info">{t('outcome.Approved', { name, number: String(order!.number) })}</Note>
  if (status === 'Refused') return <Note tone="warn">{t('outcome.Refused', { name, reason })}</Note>
  return <Note tone="info">{t(`outcome.${status}`, { date })}</Note>
}
