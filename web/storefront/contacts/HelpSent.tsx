import { useMessages } from '../../lib/messages.ts'
import { formatPhone } from '../../shared/Phone.tsx'
import styles from './contacts.module.css'
import { Sent } from './Sent.tsx'

const tips = ['words', 'code', 'place'] as const

export function HelpSent({ contact }: { contact: string }) {
  const t = useMessages('contact')
  return (
    <>
      <Sent title={t('help.sent')}>
        <p>{t('help.sent.text', { contact: contact.includes('@') ? contact : formatPhone(contact) })}</p>
      </Sent>
      <p>{t('help.tips')}</p>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>{t(`help.tip.${tip}`)}</li>
        ))}
      </ul>
    </>
  )
}
