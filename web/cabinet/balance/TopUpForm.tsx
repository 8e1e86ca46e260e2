import type { getPaymentInfo } from '#modules/billing/contract.ts'
import type { Money } from '#platform/values/money.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import forms from '../Form.module.css'
import styles from './balance.module.css'

type Props = {
  storeId: number
  min: Money
  max: Money
  presets: readonly Money[]
  /** What is needed, or nothing. */
  amount: number | ''
  /** The page that needs it. */
  returnTo: string
}

/** Its first button belongs to the amount that is typed, so that Enter sends that one. */
export function TopUpForm({ storeId, min, max, presets, amount, returnTo }: Props) {
  const t = useMessages('balance')
  const locale = useLocale()
  const show = (money: Money) => formatMoney(money, locale, { whole: true })
  const limits = { min: show(min), max: show(max) }
  const form = useForm<typeof getPaymentInfo, 'amount'>('pay', {
    values: { amount },
    requirements: { amount: t('topUp.wants', limits) },
  })
  return (
    <section aria-labelledby="top-up" className={layout.stack}>
      <SectionHeading id="top-up" title={t('topUp')} />
      <ActionForm form={form} hiddenFields={{ store: storeId, ...(returnTo && { returnTo }) }} className={forms.form}>
        <Field
          {...form.field('amount')}
          label={t('topUp.amount', { currency: min.currency })}
          hint={t('topUp.hint', limits)}
          inputMode="decimal"
          autoComplete="off"
        />
        <Button type="submit" variant="solid">
          {t('topUp.submit')}
        </Button>
        <fieldset className={styles.presets}>
          <legend>{t('topUp.presets')}</legend>
          {presets.map((preset) => (
            <Button key={preset.minor} type="submit" name="preset" value={preset.minor}>
              {show(preset)}
            </Button>
          ))}
        </fieldset>
      </ActionForm>
    </section>
  )
}
