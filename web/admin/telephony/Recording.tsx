import type { getRecording } from '#modules/contacts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import admin from '../admin.module.css'
import type { PhoneCall } from './call-columns.tsx'

export type RecordingStep = OutputOf<typeof getRecording> & { id: string }

type Props = { step: RecordingStep; call: PhoneCall | undefined }

/** The recording that was just asked for; its link ends soon. */
export function Recording({ step: { url, expiresAt }, call }: Props) {
  const t = useMessages('telephony')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const format = (at: string) => formatDateTime(at, locale, timeZone)
  return (
    <section className={admin.page} aria-labelledby="recording">
      <SectionHeading
        id="recording"
        title={call ? t('recording.of', { time: format(call.startedAt) }) : t('column.recording')}
      />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions of calls */}
      <audio key={url} controls preload="metadata" src={url} aria-labelledby="recording" />
      <p>
        {t('recording.until', { time: format(expiresAt) })} <a href={url}>{t('recording.link')}</a>
      </p>
    </section>
  )
}
