import { type Currency, currencySymbols } from '../../lib/locale.ts'
import type { Translate } from '../../lib/messages.ts'
import { storePreference } from '../../lib/client/preferences.ts'
import { showToast } from '../../lib/client/toast.ts'

/** Announces that a change of language also changed the currency, with an undo action. */
export const showCurrencyChange = (t: Translate<'shell'>, previous: Currency, current: Currency) =>
  showToast({
    text: t('currency.changed', { currency: currencySymbols[current] }),
    action: { label: t('currency.undo', { currency: currencySymbols[previous] }), run: () => chooseCurrency(previous) },
  })

function chooseCurrency(currency: Currency) {
  void storePreference({ currency }).then(() => location.reload())
}
