import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { CodeField } from './CodeField.tsx'
import styles from './login.module.css'
import { PasskeyButton } from './PasskeyButton.tsx'
import type { FormErrors } from './form-errors.ts'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import type { SecondStep } from './sign-in-action.ts'

type Props = { next: string; second: SecondStep; formErrors: FormErrors | null }

/** The second factor, by the chosen method. */
export function SecondStepForm({ next, second, formErrors }: Props) {
  const t = useMessages('login')
  const href = useLocalizedHref()
  const { challenge, methods, method } = second
  const isByCode = method !== 'Passkey'
  return (
    <>
      <p className={styles.lead}>{t(`second.${method}`)}</p>
      <form method="post" noValidate>
        <FormErrorSummary title={t('second.failed')} formErrors={formErrors} />
        <HiddenFields next={next} second={second} />
        <input type="hidden" name="method" value={method} />
        {method === 'Totp' && <CodeField error={formErrors?.fields.code} />}
        {method === 'RecoveryCode' && <RecoveryCodeField error={formErrors?.fields.recoveryCode} />}
        {isByCode ? (
          <Button type="submit" name="intent" value="second" variant="solid" block>
            {t('second.submit')}
          </Button>
        ) : (
          <PasskeyButton
            next={next}
            challenge={challenge}
            label={t('second.passkey')}
            variant="solid"
            fallback={<p className={styles.note}>{t('second.noPasskeys')}</p>}
          />
        )}
      </form>
      <form method="post" className={styles.others}>
        <HiddenFields next={next} second={second} />
        <input type="hidden" name="intent" value="method" />
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} type="submit" name="method" value={other} variant="quiet" size="s">
              {t(`second.to.${other}`)}
            </Button>
          ))}
        <a className={styles.link} href={href(`/login?next=${encodeURIComponent(next)}`)}>
          {t('second.back')}
        </a>
      </form>
    </>
  )
}

function HiddenFields({ next, second: { challenge, methods } }: Pick<Props, 'next' | 'second'>) {
  const fields = { next, challenge, methods: methods.join(',') }
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

function RecoveryCodeField({ error }: { error?: string }) {
  const t = useMessages('login')
  return (
    <Field
      id="recoveryCode"
      name="recoveryCode"
      label={t('recoveryCode')}
      error={error}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={32}
      required
    />
  )
}
