import type { requestTokenBySecondFactor } from '#modules/mfa/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { CodeField } from './CodeField.tsx'
import styles from './login.module.css'
import type { SecondStep } from './login-data.ts'
import { PasskeyButton } from './PasskeyButton.tsx'

type Props = { next: string; second: SecondStep }

/** The second factor, by the chosen method. */
export function SecondStepForm({ next, second }: Props) {
  const t = useMessages('login')
  const href = useLocalizedHref()
  const { challenge, methods, method } = second
  const hiddenFields = { next, challenge, methods: methods.join(',') }
  return (
    <>
      <p className={styles.lead}>{t(`second.${method}`)}</p>
      {method === 'Passkey' ? (
        <PasskeyButton
          next={next}
          challenge={challenge}
          label={t('second.passkey')}
          variant="solid"
          fallback={<p className={styles.note}>{t('second.noPasskeys')}</p>}
        />
      ) : (
        <SecondCodeForm method={method} hiddenFields={{ ...hiddenFields, method }} />
      )}
      <form method="post" className={styles.others}>
        <HiddenFields intent="method" fields={hiddenFields} />
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

type CodeProps = { method: 'Totp' | 'RecoveryCode'; hiddenFields: Record<string, string> }

function SecondCodeForm({ method, hiddenFields }: CodeProps) {
  const t = useMessages('login')
  const name = method === 'Totp' ? 'code' : 'recoveryCode'
  const form = useForm<typeof requestTokenBySecondFactor>(name, { requirements: { [name]: t(`error.${name}`) } })
  return (
    <ActionForm form={form} hiddenFields={hiddenFields} problemTitle={t('second.failed')}>
      {method === 'Totp' ? (
        <CodeField {...form.field('code')} />
      ) : (
        <Field
          {...form.field('recoveryCode')}
          label={t('recoveryCode')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <Button type="submit" variant="solid" block>
        {t('second.submit')}
      </Button>
    </ActionForm>
  )
}
