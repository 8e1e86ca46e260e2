import { useMessages } from '../../lib/messages.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { SuccessNote } from './SuccessNote.tsx'

type Props = { store: string; phone: string; time: string }

export function CallbackSent({ store, phone, time }: Props) {
  const t = useMessages('contact')
  return (
    <SuccessNote title={t('callback.sent')}>
      <p>{t('callback.sent.text', { store, phone: formatPhone(phone), time })}</p>
      <p>{t('callback.sent.again')}</p>
    </SuccessNote>
  )
}
