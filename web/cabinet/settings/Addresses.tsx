import type { sendEmailConfirmation, sendPhoneConfirmation } from '#modules/registration/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useForm, useStep } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { CodeStep } from './CodeStep.tsx'
import { Section } from './Section.tsx'
import type { SettingsData } from './settings-data.ts'
import forms from '../Form.module.css'
import styles from './settings.module.css'
import type { SettingsStep } from './steps.ts'

export function Addresses({ account }: SettingsData) {
  return (
    <Section name="addresses">
      <Address of="email" value={account.email} isConfirmed={account.emailConfirmed} />
      <Address of="phone" value={account.phone} isConfirmed={account.phoneConfirmed} />
    </Section>
  )
}

type Props = { of: 'email' | 'phone'; value: string | null; isConfirmed: boolean }

/** An email or phone with the form to confirm or change it; a code is sent and entered in the next step. */
function Address({ of, value, isConfirmed }: Props) {
  const t = useMessages('profile')
  const step = useStep<SettingsStep>()
  return (
    <div className={styles.item}>
      <div className={styles.fact}>
        <h3>{t(of)}</h3>
        <p>
          <b>{value === null ? t(`${of}.none`) : of === 'phone' ? formatPhone(value) : value}</b>
          {value && <Tag tone={isConfirmed ? 'good' : 'warn'}>{t(isConfirmed ? 'confirmed' : 'unconfirmed')}</Tag>}
        </p>
      </div>
      {step?.kind === 'code' && step.of === of ? (
        <CodeStep step={step} />
      ) : (
        <div className={styles.ways}>
          {value && !isConfirmed && (
            <form method="post" action="#addresses">
              <HiddenFields intent={`${of}.send`} fields={{ [of]: value }} />
              <Button type="submit" size="s" variant="solid" aria-label={t('confirm.address', { address: value })}>
                {t('confirm')}
              </Button>
            </form>
          )}
          {of === 'email' ? <EmailForm isFirst={!value} /> : <PhoneForm isFirst={!value} />}
        </div>
      )}
    </div>
  )
}

function EmailForm({ isFirst }: { isFirst: boolean }) {
  const t = useMessages('profile')
  const form = useForm<typeof sendEmailConfirmation>('email.send', { requirements: { email: t('wants.email') } })
  return (
    <Disclosure label={t(isFirst ? 'email.add' : 'email.change')} isOpen={form.problem !== null}>
      <ActionForm form={form} action="#addresses" className={forms.form}>
        <Field
          {...form.field('email')}
          label={t('email.new')}
          hint={t('email.hint')}
          type="email"
          autoComplete="email"
          required
        />
        <Button type="submit">{t('code.send')}</Button>
      </ActionForm>
    </Disclosure>
  )
}

function PhoneForm({ isFirst }: { isFirst: boolean }) {
  const t = useMessages('profile')
  const form = useForm<typeof sendPhoneConfirmation>('phone.send', { requirements: { phone: t('wants.phone') } })
  return (
    <Disclosure label={t(isFirst ? 'phone.add' : 'phone.change')} isOpen={form.problem !== null}>
      <ActionForm form={form} action="#addresses" className={forms.form}>
        <Field
          {...form.field('phone')}
          label={t('phone.new')}
          hint={t('phone.hint')}
          type="tel"
          autoComplete="tel"
          required
        />
        <Button type="submit">{t('code.send')}</Button>
      </ActionForm>
    </Disclosure>
  )
}
