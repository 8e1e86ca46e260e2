import { useMessages } from '../../lib/messages.ts'
import { Tag } from '../../ui/Tag.tsx'
import type { ListedImport } from './imports-data.ts'

type Status = ListedImport['status']

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
