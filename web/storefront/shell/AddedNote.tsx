import { useLocation } from 'react-router'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import toast from '../../ui/overlay/Toast.module.css'

/** Without script a product that is put into the cart leads back to its page, whose address says so. */
export function AddedNote() {
  const t = useMessages('common')
  const href = useLocalizedHref()
  const { search } = useLocation()
  if (!new URLSearchParams(search).has('added')) return null
  return (
    <noscript>
      <div className={toast.region}>
        <p className={toast.toast}>
          <Icon name="check" />
          <span>{t('cart.added')}</span>
          <a href={href('/cart')}>{t('cart.open')}</a>
        </p>
      </div>
    </noscript>
  )
}
