import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Tag } from '../../ui/Tag.tsx'
import type { statuses } from './names.ts'

const tones = { Active: 'good', Banned: 'bad', Deleted: 'neutral' } as const

type Props = { status: (typeof statuses)[number]; deletionAt: string | null }

/** The status of an account, or the day of its deletion. */
export function AccountStatusTag({ status, deletionAt }: Props) {
  const t = useMessages('accounts')
  const locale = useLocale()
  if (status === 'Active' && deletionAt)
    return <Tag tone="warn">{t('deletion', { date: formatDate(deletionAt, locale) })}</Tag>
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}
