import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Contact.module.css'

export type ContactTarget = { store: { id: number; alias: string; name: string }; productId?: number }

/** A small button that opens the contact menu of a supplier. */
export function ContactLink({ store, productId }: ContactTarget) {
  const t = useMessages('common')
  const { path, data } = useContact({ store, productId })
  return (
    <a
      {...data}
      className={styles.link}
      href={path}
      rel="nofollow"
      data-contact="menu"
      aria-haspopup="dialog"
      aria-label={t('contact.of', { store: store.name })}
    >
      <Icon name="phone" />
    </a>
  )
}

/**
 * `data`: attributes for the contact dialogs (storefront/shell/Contacts.tsx). Without script, `path` is a page with
 * the same forms.
 */
export function useContact({ store, productId }: ContactTarget) {
  const href = useLocalizedHref()
  const product = productId === undefined ? '' : `&product=${productId}`
  return {
    path: href(`/call-back?store=${encodeURIComponent(store.alias)}${product}`),
    data: { 'data-store': store.id, 'data-name': store.name, 'data-product': productId },
  }
}
