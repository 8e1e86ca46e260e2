import type { listImports } from '#modules/imports/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { Tag } from '../../ui/Tag.tsx'

export type ListedImport = OutputOf<typeof listImports>['items'][number]
type Status = ListedImport['status']

const tones = {
  Reading: 'neutral',
  Columns: 'warn',
  Grouping: 'neutral',
  Categories: 'warn',
  Checking: 'neutral',
  Checked: 'warn',
  Waiting: 'neutral',
  Running: 'neutral',
  Done: 'good',
  Failed: 'bad',
  Undoing: 'neutral',
  Undone: 'neutral',
} as const satisfies Record<Status, string>
export const importStatuses = Object.keys(tones) as Status[]

export function ImportStatus({ status }: { status: Status }) {
  const t = useMessages('imports')
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}
