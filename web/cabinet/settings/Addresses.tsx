import { useMessages } from '../../lib/messages.ts'
import { formatPhone } from '../../shared/PhoneLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useFormResult } from '../use-form-result.tsx'
import { CodeStep } from './CodeStep.tsx'
import { Section } from './Section.tsx'
import styles from './settings.module.css'
import type { SettingsResult, LoaderData } from './settings.tsx'

export function Addresses({ account, done, formResult }: LoaderData & { formResult: SettingsResult }) {
  return (
    <Section name="addresses" done={done}>
      <Address of="email" value={account.email} isConfirmed={account.emailConfirmed} formResult={formResult} />
      <Address of="phone" value={account.phone} isConfirmed={account.phoneConfirmed} formResult={formResult} />
    </Section>
  )
}

type Props = { of: 'email' | 'phone'; value: string | null; isConfirmed: boolean; formResult: SettingsResult }

/** An email or phone with the form to confirm or change it; a code is sent and entered in the next step. */
function Address({ of, value, isConfirmed, formResult }: Props) {
  const t = useMessages('profile')
  const form = useFormResult(formResult, `${of}.send`, [of])
  const step = formResult?.step?.kind === 'code' && formResult.step.of === of ? formResult.step : null
  return (
    <div className={styles.item}>
      <div className={styles.fact}>
        <h3>{t(of)}</h3>
        <p>
          <b>{value === null ? t(`${of}.none`) : of === 'phone' ? formatPhone(value) : value}</b>
          {value && <Tag tone={isConfirmed ? 'good' : 'warn'}>{t(isConfirmed ? 'confirmed' : 'unconfirmed')}</Tag>}
        </p>
      </div>
      {step ? (
        <CodeStep step={step} formResult={formResult} />
      ) : (
        <div className={styles.ways}>
          {value && !isConfirmed && (
            <form method="post" action="#addresses">
              <input type="hidden" name="intent" value={`${of}.send`} />
              <input type="hidden" name={of} value={value} />
              <Button type="submit" size="s" variant="solid" aria-label={t('confirm.address', { address: value })}>
                {t('confirm')}
              </Button>
            </form>
          )}
          <Disclosure label={t(value ? `${of}.change` : `${of}.add`)} isOpen={form.hasError}>
            <form method="post" action="#addresses" className={styles.form} noValidate>
              {form.summary}
              <input type="hidden" name="intent" value={`${of}.send`} />
              {of === 'email' ? (
                <Field
                  {...form.field(of)}
                  label={t('email.new')}
                  hint={t('email.hint')}
                  type="email"
                  autoComplete="email"
                  maxLength={254}
                  required
                />
              ) : (
                <Field
                  {...form.field(of)}
                  label={t('phone.new')}
                  hint={t('phone.hint')}
                  type="tel"
                  autoComplete="tel"
                  maxLength={32}
                  required
                />
              )}
              <Button type="submit">{t('code.send')}</Button>
            </form>
          </Disclosure>
        </div>
      )}
    </div>
  )
}
