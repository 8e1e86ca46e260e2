import { useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Contact.module.css'

export type Contacted = { store: { id: number; alias: string; name: string }; productId?: number }

/** The ways to reach a supplier, behind one small button. */
export function ContactLink({ store, productId }: Contacted) {
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

/** `data` is what the dialogs need to know (see storefront/shell/Contacts.tsx); without script the page at `path` has them all. */
export function useContact({ store, productId }: Contacted) {
  const href = useHref()
  const product = productId === undefined ? '' : `&product=${productId}`
  return {
    path: href(`/call-back?store=${encodeURIComponent(store.alias)}${product}`),
    data: { 'data-store': store.id, 'data-name': store.name, 'data-product': productId },
  }
}
