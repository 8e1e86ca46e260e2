import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { formatPhone } from '../../shared/PhoneLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { useFormResult } from '../use-form-result.tsx'
import { CodeField } from './CodeField.tsx'
import type { NextStep } from './intents.ts'
import type { SettingsResult } from './settings.tsx'
import styles from './settings.module.css'

/** Confirms an address with the code that was sent to it. */
export function CodeStep({
  step: { of, address },
  formResult,
}: {
  step: Extract<NextStep, { kind: 'code' }>
  formResult: SettingsResult
}) {
  const t = useMessages('profile')
  const href = useLocalizedHref()
  const { hasMailbox } = usePage()
  const form = useFormResult(formResult, `${of}.confirm`, ['code'])
  const resendForm = useFormResult(formResult, `${of}.send`, [])
  const hidden = <input type="hidden" name={of} value={address} />
  return (
    <div className={styles.step}>
      <form method="post" action="#addresses" className={styles.form} noValidate>
        {form.summary ?? resendForm.summary}
        <p>
          {t('code.sent', { address: of === 'phone' ? formatPhone(address) : address })}{' '}
          {hasMailbox && (
            <a href="/dev/mailbox" target="_blank">
              {t('code.mailbox')}
            </a>
          )}
        </p>
        <input type="hidden" name="intent" value={`${of}.confirm`} />
        {hidden}
        <CodeField {...form.field('code')} label={t('code')} />
        <Button type="submit" variant="solid">
          {t('confirm')}
        </Button>
      </form>
      <form method="post" action="#addresses" className={styles.ways}>
        <span>{t('code.missing')}</span>
        <input type="hidden" name="intent" value={`${of}.send`} />
        {hidden}
        <Button type="submit" variant="quiet" size="s">
          {t('code.again')}
        </Button>
        <a href={`${href('/profile/settings')}?#addresses`}>{t('cancel')}</a>
      </form>
    </div>
  )
}
