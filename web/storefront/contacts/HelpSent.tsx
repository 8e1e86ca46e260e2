import { useMessages } from '../../lib/messages.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import styles from './contacts.module.css'
import { SuccessNote } from './SuccessNote.tsx'

const tips = ['words', 'code', 'place'] as const

export function HelpSent({ contact }: { contact: string }) {
  const t = useMessages('contact')
  return (
    <>
      <SuccessNote title={t('help.sent')}>
        <p>{t('help.sent.text', { contact: contact.includes('@') ? contact : formatPhone(contact) })}</p>
      </SuccessNote>
      <p>{t('help.tips')}</p>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>{t(`help.tip.${tip}`)}</li>
        ))}
      </ul>
    </>
  )
}
