import { FormProblem } from '../../forms/FormProblem.tsx'
import { useStep } from '../../forms/use-form.ts'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Tag } from '../../ui/Tag.tsx'
import rows from '../Rows.module.css'
import { AddPasskey } from './AddPasskey.tsx'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { Section } from './Section.tsx'
import type { SettingsData } from './settings-data.ts'
import styles from './settings.module.css'
import type { SettingsStep } from './steps.ts'
import { TotpStep } from './TotpStep.tsx'

/** Authenticator, passkeys and recovery codes. */
export function SecondStep(props: SettingsData) {
  const t = useMessages('profile')
  const { factors } = props
  const step = useStep<SettingsStep>()
  if (step?.kind === 'recovery')
    return (
      <Section name="second-step">
        <RecoveryCodes codes={step.codes} />
      </Section>
    )
  const isOn = factors.totpSince !== null || factors.passkeys.length > 0
  return (
    <Section name="second-step">
      <p className={styles.lead}>{t(factors.isRequired ? 'second.required' : 'second.text')}</p>
      {step?.kind === 'totp' ? <TotpStep step={step} /> : <Authenticator {...props} />}
      <Passkeys {...props} />
      {isOn && <Recovery {...props} />}
    </Section>
  )
}

const proofsOf = ({ account, factors }: SettingsData) => ({
  hasPassword: account.hasPassword,
  hasTotp: factors.totpSince !== null,
  hasPasskey: factors.passkeys.length > 0,
})

function Authenticator(props: SettingsData) {
  const t = useMessages('profile')
  const locale = useLocale()
  const { factors } = props
  const { totpSince } = factors
  return (
    <div className={styles.item}>
      <div className={styles.fact}>
        <h3>{t('totp')}</h3>
        <p>
          {totpSince ? (
            <Tag tone="good">{t('totp.since', { date: formatDate(totpSince, locale) })}</Tag>
          ) : (
            <Tag>{t('totp.off')}</Tag>
          )}
        </p>
        <p>{t('totp.text')}</p>
      </div>
      {totpSince ? (
        <ProofForm
          intent="totp.remove"
          label={t('totp.remove')}
          text={t('totp.remove.text')}
          submit={t('totp.remove')}
          isDanger
          {...proofsOf(props)}
        />
      ) : (
        <ProofForm
          intent="totp.start"
          label={t('totp.start')}
          text={t('totp.start.text')}
          submit={t('next')}
          {...proofsOf(props)}
        />
      )}
    </div>
  )
}

function Passkeys(props: SettingsData) {
  const t = useMessages('profile')
  const locale = useLocale()
  const { factors } = props
  const proofs = proofsOf(props)
  return (
    <div className={styles.item}>
      <div className={styles.fact}>
        <h3>{t('passkeys')}</h3>
        <p>{t('passkeys.text')}</p>
      </div>
      <FormProblem intents={['passkey.remove']} except={factors.passkeys.map(({ id }) => id)} />
      {factors.passkeys.length > 0 && (
        <ul className={`${rows.rows} ${styles.rows}`}>
          {factors.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id}>
              <div>
                <b>{name}</b>
                <small>
                  {t('passkeys.added', { date: formatDate(createdAt, locale) })}
                  {lastUsedAt && ` · ${t('passkeys.used', { date: formatDate(lastUsedAt, locale) })}`}
                </small>
              </div>
              <ProofForm
                intent="passkey.remove"
                id={id}
                label={t('passkeys.remove')}
                text={t('passkeys.remove.text', { name })}
                submit={t('passkeys.remove')}
                isDanger
                {...proofs}
              />
            </li>
          ))}
        </ul>
      )}
      <AddPasskey {...proofs} />
    </div>
  )
}

function Recovery(props: SettingsData) {
  const t = useMessages('profile')
  const { factors } = props
  return (
    <div className={styles.item}>
      <div className={styles.fact}>
        <h3>{t('recovery')}</h3>
        <p>
          <Tag tone={factors.recoveryCodesLeft < 3 ? 'warn' : 'neutral'}>
            {t('recovery.left', { count: factors.recoveryCodesLeft })}
          </Tag>
        </p>
        <p>{t('recovery.text')}</p>
      </div>
      <ProofForm
        intent="recovery.renew"
        label={t('recovery.renew')}
        text={t('recovery.renew.text')}
        submit={t('recovery.renew')}
        {...proofsOf(props)}
      />
    </div>
  )
}
