import { useMessages } from '../../lib/messages.ts'
import type { Countries, Country } from '../place/countries.ts'

type Props = {
  countries: Countries
  /** The meaning of choosing none; null: a country must be chosen. */
  none?: string | null
}

/** The options of a select of countries, the home countries of most suppliers first. */
export function CountryOptions({ countries: { main, others }, none }: Props) {
  const t = useMessages('buyer')
  return (
    <>
      {none !== null && <option value="">{none ?? t('country.choose')}</option>}
      {main.map(toOption)}
      <hr />
      {others.map(toOption)}
    </>
  )
}

const toOption = ({ code, name }: Country) => (
  <option key={code} value={code}>
    {name}
  </option>
)
