import { formatPhone } from '#platform/values/format-phone.ts'
import { useMessages } from '../../lib/messages.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Time } from '../Time.tsx'
import { StoreLink } from '../StoreLink.tsx'
import { NumberForm, type RedirectNumber } from './NumberForm.tsx'

/** Redirect numbers with their leases and the form of each. */
export function NumberTable({ numbers }: { numbers: readonly RedirectNumber[] }) {
  const t = useMessages('telephony')
  return (
    <DataTable
      label={t('view.numbers')}
      rows={numbers}
      keyOf={({ id }) => id}
      columns={[
        { key: 'number', label: t('column.number'), render: ({ number }) => formatPhone(number) },
        {
          key: 'state',
          label: t('column.state'),
          isPlain: true,
          render: (number) => <Tag tone={tones[stateOf(number)]}>{t(`state.${stateOf(number)}`)}</Tag>,
        },
        { key: 'store', label: t('column.store'), render: ({ lease }) => lease && <StoreLink store={lease.store} /> },
        {
          key: 'endsAt',
          label: t('column.leaseEnds'),
          render: ({ lease }) => lease && <Time at={lease.endsAt} />,
        },
        { key: 'note', label: t('column.note'), isMinor: true, render: ({ note }) => note },
        { key: 'change', label: t('change'), isPlain: true, render: (number) => <NumberForm number={number} /> },
      ]}
    />
  )
}

const tones = { Free: 'good', Leased: 'info', Inactive: 'neutral' } as const

function stateOf({ isActive, lease }: RedirectNumber) {
  if (!isActive) return 'Inactive'
  return lease ? 'Leased' : 'Free'
}
