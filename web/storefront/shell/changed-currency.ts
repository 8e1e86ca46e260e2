import { type Currency, currencySymbols } from '../../lib/locale.ts'
import type { Translate } from '../../lib/messages.ts'
import { showToast } from '../../lib/toast.ts'

/** With the language the currency has changed, which may not be wanted. */
export const tellCurrency = (t: Translate<'shell'>, before: Currency, now: Currency) =>
  showToast({
    text: t('currency.changed', { currency: currencySymbols[now] }),
    action: { label: t('currency.undo', { currency: currencySymbols[before] }), run: () => chooseCurrency(before) },
  })

function chooseCurrency(currency: Currency) {
  const body = new URLSearchParams({ currency, next: location.pathname + location.search })
  void fetch('/preferences', { method: 'POST', body, redirect: 'manual' }).then(() => location.reload())
}
