import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage, useSupportPhone } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import styles from './contacts.module.css'

const codeSize = 176

/** Link to the messenger chat, or the phone number if there is none. The QR code is for scanning from a desktop screen. */
export function MessengerDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('contact')
  const shell = useMessages('shell')
  const href = useLocalizedHref()
  const { messengerUrl } = usePage().envPublic
  const { phone, phoneAddress } = useSupportPhone()
  return (
    <Dialog isOpen onClose={onClose} title={shell('messenger')} size="s">
      <div className={styles.messenger}>
        <p>{t(messengerUrl ? 'messenger.text' : 'messenger.phone')}</p>
        <div>
          {messengerUrl && (
            <ButtonLink href={messengerUrl} target="_blank" rel="noopener" variant="solid" icon="chat-circle">
              {t('messenger.open')}
            </ButtonLink>
          )}
          <ButtonLink href={phoneAddress} variant={messengerUrl ? 'plain' : 'solid'} icon="phone">
            {phone}
          </ButtonLink>
          {!messengerUrl && <ButtonLink href={href('/contacts')}>{shell('footer.contacts')}</ButtonLink>}
        </div>
        {messengerUrl && (
          <figure>
            <img src="/media/messenger.svg" alt={t('messenger.qr')} width={codeSize} height={codeSize} loading="lazy" />
            <figcaption>{t('messenger.scan')}</figcaption>
          </figure>
        )}
      </div>
    </Dialog>
  )
}
