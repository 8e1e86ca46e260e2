import { useMessages } from '../lib/messages.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { type ContactTarget, useContact } from './Contact.tsx'
import styles from './ContactButtons.module.css'

export function ContactButtons({ store, productId, hasPhone }: ContactTarget & { hasPhone: boolean }) {
  const t = useMessages('common')
  const { path, data } = useContact({ store, productId })
  return (
    <div className={styles.buttons}>
      {hasPhone && (
        <form method="post" action={path}>
          <Button
            {...data}
            type="submit"
            name="intent"
            value="phone"
            block
            data-contact="phone"
            data-metric="phone"
            aria-haspopup="dialog"
          >
            {t('contact.phone')}
          </Button>
        </form>
      )}
      <ButtonLink
        {...data}
        href={path}
        rel="nofollow"
        data-contact="callback"
        data-metric="callback"
        aria-haspopup="dialog"
      >
        {t('contact.callback')}
      </ButtonLink>
    </div>
  )
}
