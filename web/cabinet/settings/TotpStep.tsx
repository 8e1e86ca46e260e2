import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { useSentForm } from '../refusal.tsx'
import { CodeField } from './CodeField.tsx'
import type { Step } from './intents.ts'
import own from './second-step.module.css'
import type { Answer } from './settings.tsx'
import styles from './settings.module.css'

/** The secret as a picture and as letters to type, and the first code that proves the authenticator has it. */
export function TotpStep({
  step: { secret, qrSvg },
  answer,
}: {
  step: Extract<Step, { kind: 'totp' }>
  answer: Answer
}) {
  const t = useMessages('profile')
  const href = useHref()
  const form = useSentForm(answer, 'totp.confirm', ['code'])
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
