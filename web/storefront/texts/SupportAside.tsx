import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage, useSupportPhone } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './text.module.css'

/** The ways to reach the support of this site. */
export function SupportAside({ office }: { office?: string }) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const { messengerUrl } = usePage().envPublic
  const { phone, phoneAddress } = useSupportPhone()
  return (
    <aside className={styles.support} aria-label={t('footer.help')}>
      <h2>{t('footer.help')}</h2>
      <ul>
        <li>
          <Icon name="phone" />
          <span>
            <a href={phoneAddress}>{phone}</a>
            <small>{t('footer.hours')}</small>
          </span>
        </li>
        {messengerUrl && (
          <li>
            <Icon name="chat-circle" />
            <a href={messengerUrl} data-contact="messenger" aria-haspopup="dialog">
              {t('messenger')}
            </a>
          </li>
        )}
        <li>
          <Icon name="question" />
          <a href={href('/help')} data-contact="help" aria-haspopup="dialog">
            {t('footer.ask')}
          </a>
        </li>
        {office && (
          <li>
            <Icon name="map-pin" />
            <span>{office}</span>
          </li>
        )}
      </ul>
    </aside>
  )
}
