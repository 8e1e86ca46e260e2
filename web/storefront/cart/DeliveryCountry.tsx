import { type ChangeEvent, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { storePreference } from '../../lib/client/preferences.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { CountryOptions } from '../../shared/buyer/CountryOptions.tsx'
import type { Countries } from '../../shared/place/countries.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Field.tsx'
import styles from './cart.module.css'

type Props = { countries: Countries; country: string | null }

/** The country that the goods go to, which decides about the VAT of the cart. */
export function DeliveryCountry({ countries, country }: Props) {
  const t = useMessages('cart')
  const buyer = useMessages('buyer')
  const href = useLocalizedHref()
  const { revalidate } = useRevalidator()
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => void (select.current!.value = country ?? ''), [country])
  const choose = async ({ target }: ChangeEvent<HTMLSelectElement>) => {
    await storePreference({ country: target.value })
    await revalidate()
  }
  return (
    <form className={styles.country} method="post" action="/preferences">
      <input type="hidden" name="next" value={href('/cart')} />
      <Select
        ref={select}
        name="country"
        label={buyer('country')}
        hint={t('dialog.country.hint')}
        defaultValue={country ?? ''}
        onChange={(event) => void choose(event)}
      >
        <CountryOptions countries={countries} none={country ? null : t('country.ofSupplier')} />
      </Select>
      <Button type="submit">{t('country.apply')}</Button>
    </form>
  )
}
