import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { showToast } from '../../lib/client/toast.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import own from './second-step.module.css'
import styles from './settings.module.css'

/** Recovery codes, shown once: they are part of the form's response and have no address. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useMessages('profile')
  const href = useLocalizedHref()
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast({ text: t('recovery.copied') }),
      () => showToast({ text: t('recovery.notCopied'), tone: 'bad' }),
    )
  return (
    <div className={own.recovery}>
      <Note tone="good">{t('recovery.made')}</Note>
      <p>{t('recovery.keep')}</p>
      <ol translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <span className={styles.scripted}>
          <Button icon="copy" onClick={copy}>
            {t('recovery.copy')}
          </Button>
          <Button icon="printer" onClick={() => window.print()}>
            {t('recovery.print')}
          </Button>
        </span>
        <ButtonLink href={`${href('/profile/settings')}?done=recovery.renew#second-step`} variant="solid">
          {t('recovery.kept')}
        </ButtonLink>
      </div>
    </div>
  )
}
