import type { withdrawAnyRequest } from '#modules/administration/procurement-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useDone, useForm } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatDate, formatList, formatMoney } from '../../lib/format.ts'
import { languageTags } from '../../lib/locale.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { OfferStatusTag, RequestStatusTag } from '../../shared/procurement/StatusTags.tsx'
import { useQuantity } from '../../shared/procurement/use-quantity.ts'
import { Button } from '../../ui/Button.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { TextArea } from '../../ui/form/Field.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import forms from '../../cabinet/Form.module.css'
import rows from '../../cabinet/Rows.module.css'
import { AdminLink } from '../AdminLink.tsx'
import { AuditTrail } from '../audit/AuditTrail.tsx'
import { StoreLink } from '../StoreLink.tsx'
import type { Route } from './+types/request.ts'
import type { AnyRequest } from './request-data.ts'

export { action, loader } from './request-data.ts'

export function meta({ loaderData: loaded, matches: [root], params: { id } }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => loaded?.request.title ?? translator(locale, 'admin')('area.procurement'),
    path: `/admin/procurement/${id}`,
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** A request with the stores that have answered, and its withdrawal. */
export default function ProcurementRequest({ loaderData: { request, forms: states } }: Route.ComponentProps) {
  const t = useMessages('procurement')
  const done = useDone(states)
  const { title, locale: written, text, offers, canWithdraw, audit } = request
  return (
    <div className={layout.stack} data-gap="l">
      <PageHead title={<span lang={languageTags[written]}>{title}</span>}>
        <RequestStatusTag {...request} />
      </PageHead>
      {done && <DoneNote>{t('done.withdraw')}</DoneNote>}
      <Facts request={request} />
      {text && (
        <section aria-labelledby="text" lang={languageTags[written]}>
          <SectionHeading title={t('details')} id="text" />
          <Paragraphs text={text} />
        </section>
      )}
      <section aria-labelledby="offers">
        <SectionHeading title={t('offers')} id="offers" />
        {offers.length === 0 && <p>{t('offers.none')}</p>}
        <ul className={rows.rows}>
          {offers.map(({ storeId, alias, storeName, status }) => (
            <li key={storeId}>
              <StoreLink store={{ id: storeId, alias, name: storeName }} />
              <OfferStatusTag status={status} />
            </li>
          ))}
        </ul>
      </section>
      {canWithdraw && <WithdrawForm />}
      <AuditTrail entries={audit} />
    </div>
  )
}

function Facts({ request }: { request: AnyRequest }) {
  const t = useMessages('procurement')
  const locale = useLocale()
  const quantityOf = useQuantity()
  const {
    buyer,
    company,
    category,
    unit,
    targetPrice,
    place,
    deadline,
    createdAt,
    changedAt,
    endedAt,
    reason,
    fileNames,
  } = request
  const buyerLink = <AdminLink path={`/admin/accounts/${buyer.id}`}>{buyer.name}</AdminLink>
  const day = (at: string | null) => at && formatDate(at, locale, 'long')
  return (
    <FactList
      facts={[
        [t('buyer'), buyerLink],
        [t('company'), company],
        [t('quantity'), quantityOf(request)],
        [t('targetPrice'), targetPrice && t('perUnit', { price: formatMoney(targetPrice, locale), unit: unit.label })],
        [t('form.category'), category?.name],
        [t('place'), place.name],
        [t('deadline'), day(deadline)],
        [t('files'), fileNames.length > 0 && formatList(fileNames, locale)],
        [t('history.posted'), day(createdAt)],
        [t('history.changed'), day(changedAt)],
        [t('history.ended'), day(endedAt)],
        [t('reason'), reason],
      ]}
    />
  )
}

function WithdrawForm() {
  const t = useMessages('procurement')
  const form = useForm<typeof withdrawAnyRequest>('withdraw', { requirements: { reason: t('wants.reason') } })
  return (
    <section aria-labelledby="withdraw">
      <SectionHeading title={t('withdraw')} id="withdraw" />
      <ActionForm form={form} className={forms.form}>
        <TextArea {...form.field('reason')} label={t('reason')} hint={t('reason.hint')} rows={3} required />
        <Button type="submit" variant="danger">
          {t('withdraw')}
        </Button>
      </ActionForm>
    </section>
  )
}
