import { useMessages } from '../../lib/messages.ts'
import { formatPhone } from '../../shared/Phone.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/Field.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useSentForm } from '../refusal.tsx'
import { CodeStep } from './CodeStep.tsx'
import { Section } from './Section.tsx'
import styles from './settings.module.css'
import type { Answer, Loaded } from './settings.tsx'

export function Addresses({ account, done, answer }: Loaded & { answer: Answer }) {
  return (
    <Section name="addresses" done={done}>
      <Address of="email" value={account.email} isConfirmed={account.emailConfirmed} answer={answer} />
      <Address of="phone" value={account.phone} isConfirmed={account.phoneConfirmed} answer={answer} />
    </Section>
  )
}

type Props = { of: 'email' | 'phone'; value: string | null; isConfirmed: boolean; answer: Answer }

/** What is kept, and how to confirm or change it: a code is sent, the next step asks for it. */
function Address({ of, value, isConfirmed, answer }: Props) {
  const t = useMessages('profile')
  const form = useSentForm(answer, `${of}.send`, [of])
  const step = answer?.step?.kind === 'code' && answer.step.of === of ? answer.step : null
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
        <CodeStep step={step} answer={answer} />
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
          <Disclosure label={t(value ? `${of}.change` : `${of}.add`)} isOpen={form.isRefused}>
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
