import { supportPhone } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref, usePage } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { phoneAddress } from '../shell/Header.tsx'
import styles from './contacts.module.css'

const codeSize = 176

/** The chat in a messenger, else the phone; the code is for the phone beside a large screen. */
export function MessengerDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('contact')
  const shell = useMessages('shell')
  const href = useHref()
  const { messengerUrl, variant } = usePage()
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
            {supportPhone}
          </ButtonLink>
          {!messengerUrl && variant === 'b2b' && (
            <ButtonLink href={href('/contacts')}>{shell('footer.contacts')}</ButtonLink>
          )}
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
