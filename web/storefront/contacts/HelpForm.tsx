import type { requestHelp } from '#modules/help/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCaptcha } from '../../lib/client/captcha.ts'
import { useMessages } from '../../lib/messages.ts'
import { CaptchaField } from '../login/CaptchaField.tsx'
import styles from './contacts.module.css'
import { HelpFields } from './HelpFields.tsx'

/** The form of the help page. */
export function HelpForm({ defaults }: { defaults: Record<'text' | 'contact' | 'name', string> }) {
  const t = useMessages('contact')
  const captcha = useCaptcha('help')
  const form = useForm<typeof requestHelp>('help', {
    values: defaults,
    requirements: { text: t('help.error.text'), contact: t('help.error.contact') },
  })
  return (
    <ActionForm form={form} problemTitle={t('notSent')} className={styles.form} {...captcha.form}>
      <p>{t('help.lead')}</p>
      <HelpFields form={form} />
      <CaptchaField captcha={captcha} />
    </ActionForm>
  )
}
