import { useMessages } from '../../lib/messages.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import layout from '../../ui/styles/layout.module.css'
import styles from './contacts.module.css'
import { SuccessNote } from './SuccessNote.tsx'

const tips = ['words', 'code', 'place'] as const

/** `about`: the path of what was reported. */
export function HelpSent({ contact, about }: { contact: string; about?: string | undefined }) {
  const t = useMessages('contact')
  const href = useLocalizedHref()
  return (
    <>
      <SuccessNote title={t(about ? 'report.sent' : 'help.sent')}>
        <p>{t('help.sent.text', { contact: contact.includes('@') ? contact : formatPhone(contact) })}</p>
      </SuccessNote>
      {about ? (
        <p>
          <a className={layout.link} href={href(about)}>
            {t('report.back')}
          </a>
        </p>
      ) : (
        <>
          <p>{t('help.tips')}</p>
          <ul className={styles.tips}>
            {tips.map((tip) => (
              <li key={tip}>{t(`help.tip.${tip}`)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
