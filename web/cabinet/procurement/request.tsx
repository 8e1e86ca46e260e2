import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatDate } from '../../lib/format.ts'
import { languageTags } from '../../lib/locale.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import styles from '../../shared/orders/order.module.css'
import { ButtonLink } from '../../ui/Button.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Note } from '../../ui/Note.tsx'
import layout from '../../ui/styles/layout.module.css'
import { BackLink } from '../BackLink.tsx'
import type { Route } from './+types/request.ts'
import { OfferTable } from './OfferTable.tsx'
import { OwnOffer } from './OwnOffer.tsx'
import own from './procurement.module.css'
import { RequestDetails } from './RequestDetails.tsx'
import { RequestForm } from './RequestForm.tsx'
import { RequestHistory } from './RequestHistory.tsx'
import { RequestStatusTag } from '../../shared/procurement/StatusTags.tsx'

export { action, loader } from './request-data.ts'

export function meta({ loaderData: loaded, matches: [root], params: { id } }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => loaded?.request.title ?? translator(locale, 'procurement')('title'),
    path: `/profile/procurement/${id}`,
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** A request with all offers for its buyer, and with its own one for a store. */
export default function ProcurementRequest({ loaderData }: Route.ComponentProps) {
  const t = useMessages('procurement')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { request, store, products, change, forms } = loaderData
  const done = useDone(forms)
  const { id, side, title, createdAt, can } = request
  const chatId = request.buyer?.contact?.chatId
  const back = store?.isAsked ? `?side=Store&store=${store.id}` : `?side=${side}`
  if (change)
    return (
      <>
        <BackLink href={href(`/profile/procurement/${id}`)} label={title} />
        <div className={layout.title}>
          <h1>{t('change.title')}</h1>
        </div>
        {request.offers.length > 0 && <Note tone="info">{t('change.offers')}</Note>}
        <RequestForm {...change} submit={t('change.submit')} />
      </>
    )
  return (
    <>
      <BackLink href={href(`/profile/procurement${back}`)} label={t('title')} />
      <div className={`${layout.title} ${styles.top}`}>
        <h1 lang={languageTags[request.locale]}>{title}</h1>
        <p>{t('posted', { date: formatDate(createdAt, locale, 'long') })}</p>
        <RequestStatusTag {...request} />
        {side === 'Buyer' && !can.includes('change') && (
          <div className={styles.actions}>
            <ButtonLink href={href(`/profile/procurement/new?again=${id}`)} size="s">
              {t('again')}
            </ButtonLink>
          </div>
        )}
        {chatId && (
          <div className={styles.actions}>
            <ButtonLink href={href(`/profile/messages/${chatId}`)} size="s" icon="chat-text">
              {t('chat.open')}
            </ButtonLink>
          </div>
        )}
        {can.includes('withdraw') && (
          <div className={styles.actions}>
            <ButtonLink href={href(`/profile/procurement/${id}?change`)} size="s">
              {t('change')}
            </ButtonLink>
            <ConfirmButton
              id="withdraw"
              label={t('withdraw')}
              title={t('withdraw.title')}
              text={t('withdraw.text')}
              action={t('withdraw')}
            >
              <HiddenFields intent="withdraw" />
            </ConfirmButton>
          </div>
        )}
      </div>
      {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
      <FormProblem intents={['withdraw', 'offer.withdraw', 'offer.accept']} />
      {done !== 'accepted' && <Outcome request={request} />}
      {side === 'Buyer' && <OfferTable request={request} />}
      <div className={store ? `${styles.page} ${own.asked}` : styles.page}>
        <div className={styles.main}>
          <RequestDetails request={request} />
        </div>
        {store && (
          <div className={styles.main}>
            <OwnOffer request={request} storeId={store.id} products={products} />
          </div>
        )}
        <div className={styles.side}>
          <RequestHistory request={request} />
        </div>
      </div>
    </>
  )
}

/** What has become of the request, or what it waits for. */
function Outcome({ request }: Pick<Route.ComponentProps['loaderData'], 'request'>) {
  const t = useMessages('procurement')
  const { side, endedBy, reason, ownOffer, can } = request
  if (side === 'Store') {
    if (ownOffer?.status === 'Accepted') return <Note tone="good">{t('outcome.won')}</Note>
    if (ownOffer?.isOutdated && can.includes('withdrawOffer')) return <Note tone="warn">{t('outcome.outdated')}</Note>
    return endedBy === null ? null : <Note tone="info">{t(`outcome.store.${endedBy}`)}</Note>
  }
  if (endedBy === 'Administrator') return <Note tone="warn">{t('outcome.Administrator', { reason })}</Note>
  if (endedBy === 'Acceptance') return <Note tone="info">{t('outcome.Acceptance')}</Note>
  if (endedBy === 'Deadline')
    return <Note tone="info">{t(can.includes('accept') ? 'outcome.choose' : 'outcome.Deadline')}</Note>
  return null
}
