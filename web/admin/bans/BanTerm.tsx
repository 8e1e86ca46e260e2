import type { ComponentProps } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Select } from '../../ui/form/Field.tsx'
import { banDays } from './ban-days.ts'

/** How many days a ban lasts. */
export function BanTerm({ field }: { field: Omit<ComponentProps<typeof Select>, 'label'> }) {
  const t = useMessages('bans')
  return (
    <Select {...field} label={t('ban.term')}>
      {banDays.map((days) => (
        <option key={days} value={days}>
          {t('ban.days', { days })}
        </option>
      ))}
    </Select>
  )
}
