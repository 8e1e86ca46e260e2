import type { requestHelp } from '#modules/help/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCaptcha } from '../../lib/client/captcha.ts'
import { useMessages } from '../../lib/messages.ts'
import { CaptchaField } from '../login/CaptchaField.tsx'
import styles from './contacts.module.css'
import { HelpFields } from './HelpFields.tsx'

/** `about`: the path of a product or a store that is reported. */
type Props = { defaults: Record<'text' | 'contact' | 'name', string>; about: string | undefined }

/** The form of the help page. */
export function HelpForm({ defaults, about }: Props) {
  const t = useMessages('contact')
  const captcha = useCaptcha('help')
  const form = useForm<typeof requestHelp>('help', {
    values: defaults,
    requirements: { text: t(about ? 'report.error.text' : 'help.error.text'), contact: t('help.error.contact') },
  })
  return (
    <ActionForm
      form={form}
      problemTitle={t('notSent')}
      className={styles.form}
      {...(about && { hiddenFields: { topic: 'Report', page: about } })}
      {...captcha.form}
    >
      <p>{t(about ? 'report.lead' : 'help.lead')}</p>
      <HelpFields form={form} isReport={about !== undefined} />
      <CaptchaField captcha={captcha} />
    </ActionForm>
  )
}
