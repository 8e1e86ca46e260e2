import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { useFormResult } from '../use-form-result.tsx'
import { KeepAccount } from './KeepAccount.tsx'
import { Section } from './Section.tsx'
import styles from './settings.module.css'
import type { SettingsResult, LoaderData } from './settings.tsx'

type Props = LoaderData & { formResult: SettingsResult }

export function Data(props: Props) {
  return (
    <Section name="data" done={props.done}>
      <Export {...props} />
      <Deletion {...props} />
    </Section>
  )
}

function Export({ formResult }: Props) {
  const t = useMessages('profile')
  const form = useFormResult(formResult, 'data.export', [])
  const download = formResult?.step?.kind === 'download' ? formResult.step : null
  return (
    <div className={styles.item}>
      <div className={styles.fact}>
        <h3>{t('export')}</h3>
        <p>{t('export.text')}</p>
      </div>
      {form.summary}
      {download ? (
        <Note
          tone="good"
          action={
            <ButtonLink href={download.url} download={download.fileName} icon="download" variant="solid">
              {download.fileName}
            </ButtonLink>
          }
        >
          {t('export.ready')}
        </Note>
      ) : (
        <form method="post" action="#data" className={styles.ways}>
          <input type="hidden" name="intent" value="data.export" />
          <Button type="submit" name="format" value="xlsx" icon="file-text">
            {t('export.xlsx')}
          </Button>
          <Button type="submit" name="format" value="json" icon="file-text">
            {t('export.json')}
          </Button>
        </form>
      )}
    </div>
  )
}

function Deletion({ account, formResult }: Props) {
  const t = useMessages('profile')
  const locale = useLocale()
  const form = useFormResult(formResult, 'data.delete', ['password'])
  if (account.deletionAt)
    return (
      <div className={styles.item}>
        <Note tone="warn" action={<KeepAccount />}>
          {t('deletion.pending', { date: formatDate(account.deletionAt, locale, 'long') })}
        </Note>
      </div>
    )
  return (
    <div className={styles.item}>
      <div className={styles.fact}>
        <h3>{t('deletion')}</h3>
        <p>{t('deletion.text')}</p>
      </div>
      <Disclosure label={t('deletion.start')} isOpen={form.hasError} isDanger>
        <form method="post" action="#data" className={styles.form} noValidate>
          {form.summary}
          <ul className={styles.points}>
            {(['wait', 'gone', 'orders', 'stores'] as const).map((point) => (
              <li key={point}>{t(`deletion.${point}`)}</li>
            ))}
          </ul>
          <input type="hidden" name="intent" value="data.delete" />
          {account.hasPassword && (
            <Field
              {...form.field('password')}
              label={t('proof.password')}
              type="password"
              autoComplete="current-password"
              maxLength={128}
              required
            />
          )}
          <Button type="submit" variant="danger">
            {t('deletion.confirm')}
          </Button>
        </form>
      </Disclosure>
    </div>
  )
}
