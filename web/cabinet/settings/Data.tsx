import type { requestDeletion } from '#modules/privacy/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useForm, useStep } from '../../forms/use-form.ts'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Note } from '../../ui/Note.tsx'
import { KeepAccount } from './KeepAccount.tsx'
import { PasswordProof } from '../../shared/proof/Proof.tsx'
import { Section } from './Section.tsx'
import type { SettingsData } from './settings-data.ts'
import forms from '../Form.module.css'
import styles from './settings.module.css'
import type { SettingsStep } from './steps.ts'

export function Data({ account }: SettingsData) {
  return (
    <Section name="data">
      <FormProblem intents={['data.export', 'data.keep']} />
      <Export />
      {account.deletionAt ? (
        <PendingDeletion at={account.deletionAt} />
      ) : (
        <Deletion hasPassword={account.hasPassword} />
      )}
    </Section>
  )
}

function Export() {
  const t = useMessages('profile')
  const step = useStep<SettingsStep>()
  return (
    <div className={styles.item}>
      <div className={styles.fact}>
        <h3>{t('export')}</h3>
        <p>{t('export.text')}</p>
      </div>
      {step?.kind === 'download' && (
        <Note
          tone="good"
          action={
            <ButtonLink href={step.url} download={step.fileName} icon="download" variant="solid">
              {step.fileName}
            </ButtonLink>
          }
        >
          {t('export.ready')}
        </Note>
      )}
      <form method="post" action="#data" className={styles.ways}>
        <HiddenFields intent="data.export" />
        <Button type="submit" name="format" value="xlsx" icon="file-text">
          {t('export.xlsx')}
        </Button>
        <Button type="submit" name="format" value="json" icon="file-text">
          {t('export.json')}
        </Button>
      </form>
    </div>
  )
}

function PendingDeletion({ at }: { at: string }) {
  const t = useMessages('profile')
  const locale = useLocale()
  return (
    <div className={styles.item}>
      <Note tone="warn" action={<KeepAccount />}>
        {t('deletion.pending', { date: formatDate(at, locale, 'long') })}
      </Note>
    </div>
  )
}

function Deletion({ hasPassword }: { hasPassword: boolean }) {
  const t = useMessages('profile')
  const form = useForm<typeof requestDeletion>('data.delete', { requirements: { password: t('wants.password') } })
  return (
    <div className={styles.item}>
      <div className={styles.fact}>
        <h3>{t('deletion')}</h3>
        <p>{t('deletion.text')}</p>
      </div>
      <Disclosure label={t('deletion.start')} isOpen={form.problem !== null} isDanger>
        <ActionForm form={form} action="#data" className={forms.form}>
          <ul className={styles.points}>
            {(['wait', 'gone', 'orders', 'requests', 'stores'] as const).map((point) => (
              <li key={point}>{t(`deletion.${point}`)}</li>
            ))}
          </ul>
          {hasPassword && <PasswordProof {...form.field('password')} required />}
          <Button type="submit" variant="danger">
            {t('deletion.confirm')}
          </Button>
        </ActionForm>
      </Disclosure>
    </div>
  )
}
