import type { listSchedules } from '#modules/operations/queue-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { Part } from '../Part.tsx'
import { Time } from '../Time.tsx'

/** The recurring jobs with their last and next runs. */
export function Schedules({ schedules }: { schedules: OutputOf<typeof listSchedules>['items'] }) {
  const t = useMessages('operations')
  const timeOf = (time: string | null) => time && <Time at={time} />
  return (
    <Part id="schedule" title={t('schedule')} isEmpty={schedules.length === 0} empty={t('schedule.none')}>
      <DataTable
        label={t('schedule')}
        rows={schedules}
        keyOf={({ kind }) => kind}
        columns={[
          { key: 'name', label: t('jobs.column.kind'), render: ({ name }) => name },
          { key: 'pattern', label: t('schedule.pattern'), render: ({ schedule }) => <code>{schedule}</code> },
          { key: 'last', label: t('schedule.last'), render: ({ lastAt }) => timeOf(lastAt) },
          { key: 'next', label: t('schedule.next'), render: ({ nextAt }) => timeOf(nextAt) },
        ]}
      />
    </Part>
  )
}
