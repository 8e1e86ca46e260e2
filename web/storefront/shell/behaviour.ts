import { useEffect } from 'react'
import type { RootData } from '../../root-data.ts'
import { type Cart, setCartQuantities } from '../../lib/client/cart.ts'
import { setFavourites } from '../../lib/client/favourites.ts'
import { enhanceCartForms } from '../../lib/client/enhance-cart-forms.ts'
import { formatMoney } from '../../lib/format.ts'
import { type Translate, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { setVisitor } from '../../lib/client/session.ts'
import { setUnread } from '../../lib/client/unread.ts'
import { showToast } from '../../lib/client/toast.ts'
import { formatUnits } from '../../lib/units.ts'

const currencyKey = 'currencyBefore'

/** Client-side behaviour of the shell: cart forms, menus, counters and the currency notice. */
export function useBehaviour({ page, cartQuantities, favourites, unread }: RootData) {
  const t = useMessages('common')
  const shell = useMessages('shell')
  const href = useLocalizedHref()
  const { currency } = page
  useEffect(() => setVisitor(page), [page])
  useEffect(() => setCartQuantities(cartQuantities), [cartQuantities])
  useEffect(() => setFavourites(favourites), [favourites])
  useEffect(() => setUnread(unread), [page])
  useEffect(() => {
    const openCart = { label: t('cart.open'), href: href('/cart') }
    return enhanceCartForms({
      onDone: (intent, cart, productId) => {
        if (intent !== 'add') return showToast({ text: t('cart.updated') })
        showToast({ text: addedText(t, page, cart, productId), href: openCart })
      },
      onFailed: (problem) => showToast({ text: problem?.detail || problem?.title || t('cart.failed'), tone: 'bad' }),
    })
    // Messages depend on the locale only, and a change of locale loads a new document.
  }, [])
  useEffect(closeMenus, [])
  useEffect(() => {
    const previous = takePreviousCurrency()
    if (previous && previous !== currency)
      void import('./currency-change.ts').then(({ showCurrencyChange: tellCurrency }) =>
        tellCurrency(shell, previous, currency),
      )
  }, [])
}

/** The cart as it is now, and the amount that the supplier's minimum order lacks. */
function addedText(t: Translate<'common'>, page: RootData['page'], cart: Cart, productId: number | undefined) {
  const { locale, priceDisplay } = page
  const group = cart.storeItems.find(({ items }) => items.some((item) => item.productId === productId))
  const line = group?.items.find((item) => item.productId === productId)
  if (!group || !line) return t('cart.added')
  const isGross = priceDisplay === 'gross'
  const shortKey = isGross ? 'cart.addedShortNet' : 'cart.addedShort'
  return t(group.missing.minor > 0 ? shortKey : 'cart.addedLine', {
    name: line.name,
    quantity: formatUnits(line.quantity, line.unit, locale),
    sum: formatMoney(isGross ? line.grossSum : line.sum, locale),
    store: group.store.name,
    missing: formatMoney(group.missing, locale),
  })
}

/** Closes <details data-menu> on a press outside and on Escape; Escape also returns the focus to the summary. */
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

/** Stores the currency before a change of language, which may change the currency too. */
export function rememberCurrency(currency: Code) {
  try {
    sessionStorage.setItem(currencyKey, currency)
  } catch {
    // Without session storage the change is not announced.
  }
}

/** Reads the stored currency and removes it, so that the notice is shown once. */
function takePreviousCurrency() {
  try {
    const previous = sessionStorage.getItem(currencyKey) as Code | null
    sessionStorage.removeItem(currencyKey)
    return previous
  } catch {
    return null
  }
}
