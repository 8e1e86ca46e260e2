import { useEffect } from 'react'
import type { RootData } from '../../root.tsx'
import { installCart, setCartCount } from '../../lib/cart.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { setVisitor } from '../../lib/session.ts'
import { setUnread } from '../../lib/unread.ts'
import { showToast } from '../../lib/toast.ts'

const currencyKey = 'currencyBefore'

/** Everything that the shell does with the document once a script runs. */
export function useBehaviour({ page, cartCount, unread }: RootData) {
  const t = useMessages('common')
  const shell = useMessages('shell')
  const href = useHref()
  const { currency } = page
  useEffect(() => setVisitor(page), [page])
  useEffect(() => setCartCount(cartCount), [page, cartCount])
  useEffect(() => setUnread(unread), [page])
  useEffect(() => {
    const openCart = { label: t('cart.open'), href: href('/cart') }
    return installCart({
      onDone: (intent) =>
        showToast(intent === 'add' ? { text: t('cart.added'), href: openCart } : { text: t('cart.updated') }),
      onFailed: (problem) => showToast({ text: problem?.detail || problem?.title || t('cart.failed'), tone: 'bad' }),
    })
    // The messages change with the locale only, which is another document.
  }, [])
  useEffect(closeMenus, [])
  useEffect(() => {
    const before = currencyBefore()
    if (before && before !== currency)
      void import('./changed-currency.ts').then(({ tellCurrency }) => tellCurrency(shell, before, currency))
  }, [])
}

/** A menu is a <details data-menu>: a press outside closes it, and so does Escape, which gives the focus back. */
function closeMenus() {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  const press = ({ target }: Event) => open().forEach((menu) => menu.contains(target as Node) || (menu.open = false))
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    open().forEach((menu) => {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')!.focus()
      menu.open = false
    })
  }
  document.addEventListener('pointerdown', press)
  document.addEventListener('keydown', key)
  return () => {
    document.removeEventListener('pointerdown', press)
    document.removeEventListener('keydown', key)
  }
}

type Code = RootData['page']['currency']

/** Called when a language is chosen, since that may change the currency too. */
export function rememberCurrency(currency: Code) {
  try {
    sessionStorage.setItem(currencyKey, currency)
  } catch {
    // Then the change is not told.
  }
}

/** Said once. */
function currencyBefore() {
  try {
    const before = sessionStorage.getItem(currencyKey) as Code | null
    sessionStorage.removeItem(currencyKey)
    return before
  } catch {
    return null
  }
}
