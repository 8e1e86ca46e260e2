import type { ComponentProps } from 'react'
import { currencySymbols } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { Field, Select } from '../../ui/form/Field.tsx'

export const WholeNumber = (props: ComponentProps<typeof Field>) => (
  <Field {...props} type="number" inputMode="numeric" step={1} autoComplete="off" />
)

export function CurrencySelect(props: Omit<ComponentProps<typeof Select>, 'label' | 'children'>) {
  const t = useMessages('procurement')
  return (
    <Select {...props} label={t('form.currency')}>
      {Object.entries(currencySymbols).map(([code, symbol]) => (
        <option key={code} value={code}>
          {`${code} ${symbol}`}
        </option>
      ))}
    </Select>
  )
}
