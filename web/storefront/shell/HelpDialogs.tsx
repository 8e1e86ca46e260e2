import type { ReactNode } from 'react'
import { supportPhone } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref, usePage } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Footer.module.css'
import { phoneAddress } from './Header.tsx'

/** For whoever does not find something. */
export function HelpDialog() {
  const t = useMessages('shell')
  const href = useHref()
  return (
    <Told id="help" title={t('help.title')}>
      <p>{t('help.text')}</p>
      <ul>
        <li>{t('help.tip.words')}</li>
        <li>{t('help.tip.code')}</li>
        <li>{t('help.tip.place')}</li>
      </ul>
      <div>
        <ButtonLink href={phoneAddress} variant="solid" icon="phone">
          {supportPhone}
        </ButtonLink>
        <ButtonLink href={href('/all-catalog-categories')}>{t('allCategories')}</ButtonLink>
      </div>
    </Told>
  )
}

/** The floating button and what it opens. */
export function MessengerDialog() {
  const t = useMessages('shell')
  const href = useHref()
  const { variant } = usePage()
  return (
    <>
      <button type="button" className={styles.messenger} popoverTarget="messenger" aria-label={t('messenger')}>
        <Icon name="chat-circle" />
      </button>
      <Told id="messenger" title={t('messenger')}>
        <p>{t('messenger.text')}</p>
        <div>
          <ButtonLink href={phoneAddress} variant="solid" icon="phone">
            {supportPhone}
          </ButtonLink>
          {variant === 'b2b' && <ButtonLink href={href('/contacts')}>{t('footer.contacts')}</ButtonLink>}
        </div>
      </Told>
    </>
  )
}

/** Opened and closed by the browser, so that it works before any script does. */
function Told({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const t = useMessages('shell')
  return (
    <dialog id={id} popover="auto" className={styles.dialog} aria-labelledby={`${id}-title`}>
      <div className={styles.title}>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={t('close')}>
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
