import type { requestCallback } from '#modules/contacts/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCaptcha } from '../../lib/client/captcha.ts'
import { useMessages } from '../../lib/messages.ts'
import { CaptchaField } from '../login/CaptchaField.tsx'
import { CallbackFields } from './CallbackFields.tsx'
import styles from './contacts.module.css'

type Props = { store: string; defaults: { phone: string; name: string } }

/** The form of the call-back page. */
export function CallbackForm({ store, defaults }: Props) {
  const t = useMessages('contact')
  const captcha = useCaptcha('callback')
  const form = useForm<typeof requestCallback>('callback', {
    values: { ...defaults, preferredTime: 'Now' },
    requirements: { phone: t('callback.error.phone') },
  })
  return (
    <ActionForm form={form} problemTitle={t('notSent')} className={styles.form} {...captcha.form}>
      <p>{t('callback.lead', { store })}</p>
      <CallbackFields form={form} />
      <CaptchaField captcha={captcha} />
    </ActionForm>
  )
}
