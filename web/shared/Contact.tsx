import { useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './Contact.module.css'

type Props = { store: { id: number; alias: string; name: string }; productId?: number }

/** The ways to reach a supplier, behind one small button. */
export function ContactLink({ store, productId }: Props) {
  const t = useMessages('common')
  const { path, data } = useContact({ store, productId })
  return (
    <a
      {...data} className={styles.link} href={path} rel="nofollow" data-contact="menu" aria-haspopup="dialog"
      aria-label={t('contact.of', { store: store.name })}
    >
      <Icon name="phone" />
    </a>
  )
}

export function ContactButtons({ store, productId, hasPhone }: Props & { hasPhone: boolean }) {
  const t = useMessages('common')
  const { path, data } = useContact({ store, productId })
  return (
    <div className={styles.buttons}>
      {hasPhone && (
        <form method="post" action={path}>
          <Button {...data} type="submit" name="intent" value="phone" block data-contact="phone" aria-haspopup="dialog">
            {t('contact.phone')}
          </Button>
        </form>
      )}
      <ButtonLink {...data} href={path} rel="nofollow" block data-contact="callback" aria-haspopup="dialog">
        {t('contact.callback')}
      </ButtonLink>
    </div>
  )
}

/** `data` is what the dialogs need to know (see storefront/shell/Contacts.tsx); without script the page at `path` has them all. */
function useContact({ store, productId }: Props) {
  const href = useHref()
  const product = productId === undefined ? '' : `&product=${productId}`
  return {
    path: href(`/call-back?store=${encodeURIComponent(store.alias)}${product}`),
    data: { 'data-store': store.id, 'data-name': store.name, 'data-product': productId },
  }
}
