import { useMessages } from '../../lib/messages.ts'
import type { Countries, Country } from '../place/countries.ts'

/** The options of a select of countries, the home countries of most suppliers first. */
export function CountryOptions({ countries: { main, others } }: { countries: Countries }) {
  const t = useMessages('buyer')
  return (
    <>
      <option value="">{t('country.choose')}</option>
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
