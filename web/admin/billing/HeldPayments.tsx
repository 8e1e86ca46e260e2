import type { decideHeldPayment } from '#modules/billing/admin-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { formatDateTime, formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { type Column, DataTable } from '../../list/DataTable.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import admin from '../admin.module.css'
import { StoreLink } from '../StoreLink.tsx'
import type { HeldPayment } from './billing-data.ts'

/** Payments that wait for a decision; nothing where there are none. */
export function HeldPayments({ payments }: { payments: readonly HeldPayment[] }) {
  const t = useMessages('balance')
  const columns = useColumns()
  if (payments.length === 0) return null
  return (
    <section aria-labelledby="held" className={layout.stack}>
      <SectionHeading id="held" title={t('heldPayments')} />
      <p>{t('heldPayments.text')}</p>
      <DataTable label={t('heldPayments')} columns={columns} rows={payments} keyOf={({ invoiceId }) => invoiceId} />
    </section>
  )
}

function useColumns(): Column<HeldPayment>[] {
  const t = useMessages('balance')
  const locale = useLocale()
  const timeZone = useTimeZone()
  return [
    {
      key: 'payment',
      label: t('column.payment'),
      render: ({ invoiceId }) => t('subject.payment', { number: String(invoiceId) }),
    },
    { key: 'store', label: t('filter.store'), render: ({ store }) => <StoreLink store={store} /> },
    {
      key: 'paidAt',
      label: t('column.date'),
      isMinor: true,
      render: ({ paidAt }) => formatDateTime(paidAt, locale, timeZone),
    },
    {
      key: 'amount',
      label: t('heldPayments.expected'),
      isFigure: true,
      render: ({ amount }) => formatMoney(amount, locale),
    },
    { key: 'paid', label: t('heldPayments.paid'), isFigure: true, render: ({ paid }) => formatMoney(paid, locale) },
    { key: 'decision', label: t('heldPayments.decision'), render: (payment) => <DecisionForm payment={payment} /> },
  ]
}

function DecisionForm({ payment: { invoiceId } }: { payment: HeldPayment }) {
  const t = useMessages('balance')
  const form = useForm<typeof decideHeldPayment>('decide', {
    formKey: String(invoiceId),
    requirements: { reason: t('correct.wants.reason') },
  })
  return (
    <ActionForm form={form} hiddenFields={{ invoiceId }} className={admin.form}>
      <Field {...form.field('reason')} label={t('column.reason')} required />
      <div className={layout.actions}>
        <Button type="submit" name="decision" value="Release" variant="solid" size="s">
          {t('heldPayments.release')}
        </Button>
        <Button type="submit" name="decision" value="Return" size="s">
          {t('heldPayments.return')}
        </Button>
      </div>
    </ActionForm>
  )
}
