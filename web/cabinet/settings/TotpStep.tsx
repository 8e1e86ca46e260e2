import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { useFormResult } from '../use-form-result.tsx'
import { CodeField } from './CodeField.tsx'
import type { NextStep } from './intents.ts'
import own from './second-step.module.css'
import type { SettingsResult } from './settings.tsx'
import styles from './settings.module.css'

/** The secret as QR code and text, and a field for the first code. */
export function TotpStep({
  step: { secret, qrSvg },
  formResult,
}: {
  step: Extract<NextStep, { kind: 'totp' }>
  formResult: SettingsResult
}) {
  const t = useMessages('profile')
  const href = useLocalizedHref()
  const form = useFormResult(formResult, 'totp.confirm', ['code'])
  return (
    <div className={own.totp}>
      <img src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`} alt={t('totp.qr')} width={200} height={200} />
      <form method="post" action="#second-step" className={styles.form} noValidate>
        {form.summary}
        <h3>{t('totp')}</h3>
        <p>{t('totp.scan')}</p>
        <p className={own.secret}>
          <span>{t('totp.secret')}</span>
          <code translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <input type="hidden" name="intent" value="totp.confirm" />
        <input type="hidden" name="secret" value={secret} />
        <input type="hidden" name="qrSvg" value={qrSvg} />
        <CodeField {...form.field('code')} label={t('totp.code')} />
        <div className={styles.ways}>
          <Button type="submit" variant="solid">
            {t('totp.confirm')}
          </Button>
          <a href={`${href('/profile/settings')}?#second-step`}>{t('cancel')}</a>
        </div>
      </form>
    </div>
  )
}
