import type { ComponentProps } from 'react'
import type { Currency } from '#platform/constants.ts'
import { useMessages } from '../../lib/messages.ts'
import { Field } from '../../ui/form/Field.tsx'
import styles from './purchasing.module.css'

export type LimitField = 'orderLimit' | 'monthLimit'
type Props = {
  form: { field: (name: LimitField) => Omit<ComponentProps<typeof Field>, 'label'> }
  currency: Currency
}

export function LimitFields({ form, currency }: Props) {
  const t = useMessages('purchasing')
  return (
    <div className={styles.limits}>
      <Field
        {...form.field('orderLimit')}
        label={t('limit.order', { currency })}
        hint={t('limit.hint')}
        inputMode="decimal"
        autoComplete="off"
      />
      <Field
        {...form.field('monthLimit')}
        label={t('limit.month', { currency })}
        hint={t('limit.hint')}
        inputMode="decimal"
        autoComplete="off"
      />
    </div>
  )
}
