import type { listErasures } from '#modules/administration/premises-change-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { Part } from '../Part.tsx'
import { Time } from '../Time.tsx'

type Erasure = OutputOf<typeof listErasures>['items'][number]

/** Recent permanent deletions and their progress; renders nothing without any. */
export function Erasures({ erasures }: { erasures: readonly Erasure[] }) {
  const t = useMessages('admin-stores')
  if (erasures.length === 0) return null
  return (
    <Part id="erasures" title={t('erasures')} isEmpty={false} empty="">
      <DataTable
        label={t('erasures')}
        rows={erasures}
        keyOf={({ id }) => id}
        columns={[
          { key: 'name', label: t('column.name'), render: ({ name }) => name },
          {
            key: 'requested',
            label: t('erasures.requested'),
            isPlain: true,
            render: ({ requestedAt }) => <Time at={requestedAt} />,
          },
          {
            key: 'finished',
            label: t('erasures.finished'),
            isPlain: true,
            render: ({ finishedAt, total, done }) =>
              finishedAt ? <Time at={finishedAt} /> : t('erasing', { erased: done, count: total }),
          },
        ]}
      />
    </Part>
  )
}
