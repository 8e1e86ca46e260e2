import type { correctBalance } from '#modules/billing/admin-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { topUpCurrency } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field, Select, TextArea } from '../../ui/form/Field.tsx'
import admin from '../admin.module.css'

type Props = { storeId: string | undefined; idempotencyKey: string }

/** Adds to a balance or takes from it; the people of the store read the reason. */
export function CorrectForm({ storeId, idempotencyKey }: Props) {
  const t = useMessages('balance')
  const form = useForm<typeof correctBalance, 'amount' | 'direction'>('correct', {
    values: { storeId, direction: 'add' },
    requirements: {
      storeId: t('correct.wants.store'),
      amount: t('correct.wants.amount'),
      reason: t('correct.wants.reason'),
    },
  })
  return (
    <Disclosure label={t('correct')} isOpen={form.problem !== null}>
      <ActionForm form={form} hiddenFields={{ idempotencyKey }} className={admin.form} aria-label={t('correct')}>
        <Field {...form.field('storeId')} label={t('correct.store')} inputMode="numeric" required />
        <Select {...form.select('direction')} label={t('correct.direction')}>
          <option value="add">{t('correct.add')}</option>
          <option value="take">{t('correct.take')}</option>
        </Select>
        <Field
          {...form.field('amount')}
          label={t('topUp.amount', { currency: topUpCurrency })}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <TextArea {...form.field('reason')} label={t('column.reason')} hint={t('correct.hint')} rows={2} required />
        <Button type="submit" variant="solid">
          {t('correct.submit')}
        </Button>
      </ActionForm>
    </Disclosure>
  )
}
