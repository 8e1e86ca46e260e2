import type { listCalls } from '#modules/contacts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatDateTime } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import type { ListColumn } from '../../list/tools/choose-columns.ts'
import { PhoneLink } from '../../shared/PhoneLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Time } from '../Time.tsx'
import { StoreLink } from '../StoreLink.tsx'
import { formatDuration } from './format-duration.ts'

export type PhoneCall = OutputOf<typeof listCalls>['items'][number]

const tones = { Answered: 'good', Missed: 'warn', Busy: 'warn', Failed: 'bad' } as const

/** The columns of the list of calls. */
export function useCallColumns(): readonly ListColumn<PhoneCall>[] {
  const t = useMessages('telephony')
  return [
    {
      key: 'startedAt',
      label: t('column.startedAt'),
      render: ({ startedAt }) => <Time at={startedAt} />,
    },
    {
      key: 'status',
      label: t('column.status'),
      isPlain: true,
      render: ({ status }) => <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>,
    },
    { key: 'store', label: t('column.store'), render: ({ store }) => store && <StoreLink store={store} /> },
    {
      key: 'callerPhone',
      label: t('column.caller'),
      render: ({ callerPhone }) => (callerPhone ? <PhoneLink number={callerPhone} /> : t('caller.hidden')),
    },
    { key: 'number', label: t('column.number'), isMinor: true, render: ({ number }) => formatPhone(number) },
    {
      key: 'duration',
      label: t('column.duration'),
      isFigure: true,
      render: ({ durationSeconds }) => durationSeconds > 0 && formatDuration(durationSeconds),
    },
    { key: 'audio', label: t('column.recording'), isPlain: true, render: (call) => <Audio call={call} /> },
  ]
}

function Audio({ call: { id, audio, startedAt } }: { call: PhoneCall }) {
  const t = useMessages('telephony')
  const locale = useLocale()
  const timeZone = useTimeZone()
  if (audio === 'None') return null
  if (audio === 'Waiting') return t('audio.Waiting')
  return (
    <form method="post">
      <HiddenFields intent="recording" fields={{ id }} />
      <Button
        type="submit"
        size="s"
        aria-label={t('audio.open.of', { time: formatDateTime(startedAt, locale, timeZone) })}
      >
        {t('audio.open')}
      </Button>
    </form>
  )
}
