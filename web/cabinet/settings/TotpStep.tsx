import type { confirmTotp } from '#modules/mfa/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from './CodeField.tsx'
import own from './second-step.module.css'
import forms from '../Form.module.css'
import styles from './settings.module.css'
import type { StepOf } from './steps.ts'

/** The secret as QR code and text, and a field for the first code. */
export function TotpStep({ step: { secret, qrSvg } }: { step: StepOf<'totp'> }) {
  const t = useMessages('profile')
  const href = useLocalizedHref()
  const form = useForm<typeof confirmTotp>('totp.confirm', { requirements: { code: t('wants.code') } })
  return (
    <div className={own.totp}>
      <img src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`} alt={t('totp.qr')} width={200} height={200} />
      <ActionForm form={form} action="#second-step" className={forms.form} hiddenFields={{ secret, qrSvg }}>
        <h3>{t('totp')}</h3>
        <p>{t('totp.scan')}</p>
        <p className={own.secret}>
          <span>{t('totp.secret')}</span>
          <code translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <CodeField {...form.field('code')} label={t('totp.code')} />
        <div className={styles.ways}>
          <Button type="submit" variant="solid">
            {t('totp.confirm')}
          </Button>
          <a href={`${href('/profile/settings')}?#second-step`}>{t('cancel')}</a>
        </div>
      </ActionForm>
    </div>
  )
}
