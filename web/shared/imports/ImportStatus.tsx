import { useMessages } from '../../lib/messages.ts'
import { Tag } from '../../ui/Tag.tsx'
import type { OutputOf } from '#platform/contract.ts'
import type { listImports } from '#modules/imports/contract.ts'

type Status = OutputOf<typeof listImports>['items'][number]['status']

const tones: Partial<Record<Status, 'good' | 'warn' | 'bad'>> = {
  Done: 'good',
  Columns: 'warn',
  Categories: 'warn',
  Checked: 'warn',
  Failed: 'bad',
}

export function ImportStatus({ status }: { status: Status }) {
  const t = useMessages('imports')
  return <Tag tone={tones[status] ?? 'neutral'}>{t(`status.${status}`)}</Tag>
}
