import type { confirmEmail, confirmPhone } from '#modules/registration/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from './CodeField.tsx'
import forms from '../Form.module.css'
import styles from './settings.module.css'
import type { StepOf } from './steps.ts'

/** Confirms an address with the code that was sent to it. */
export function CodeStep({ step: { of, address } }: { step: StepOf<'code'> }) {
  const t = useMessages('profile')
  const href = useLocalizedHref()
  const { hasMailbox } = usePage().envPublic
  const form = useForm<typeof confirmEmail | typeof confirmPhone>(`${of}.confirm`, {
    requirements: { code: t('wants.code') },
  })
  return (
    <div className={styles.step}>
      <ActionForm form={form} action="#addresses" className={forms.form} hiddenFields={{ [of]: address }}>
        <FormProblem intents={[`${of}.send`]} />
        <p>
          {t('code.sent', { address: of === 'phone' ? formatPhone(address) : address })}{' '}
          {hasMailbox && (
            <a href="/dev/mailbox" target="_blank">
              {t('code.mailbox')}
            </a>
          )}
        </p>
        <CodeField {...form.field('code')} label={t('code')} />
        <Button type="submit" variant="solid">
          {t('confirm')}
        </Button>
      </ActionForm>
      <form method="post" action="#addresses" className={styles.ways}>
        <span>{t('code.missing')}</span>
        <HiddenFields intent={`${of}.send`} fields={{ [of]: address }} />
        <Button type="submit" variant="quiet" size="s">
          {t('code.again')}
        </Button>
        <a href={`${href('/profile/settings')}?#addresses`}>{t('cancel')}</a>
      </form>
    </div>
  )
}
