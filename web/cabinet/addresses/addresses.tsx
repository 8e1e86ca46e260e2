import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/addresses.ts'
import { AddressForm } from './AddressForm.tsx'
import { AddressList } from './AddressList.tsx'
import { Billing } from './Billing.tsx'

export { action, loader } from './addresses-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'profile')('addresses'),
    path: '/profile/addresses',
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** The saved details of a buyer: delivery addresses, and the company that buys. */
export default function Addresses({ loaderData }: Route.ComponentProps) {
  const t = useMessages('buyer')
  const profile = useMessages('profile')
  const { addresses, edited, billing, organizations, country, countries, forms } = loaderData
  const done = useDone(forms)
  return (
    <div className={layout.stack} data-gap="l">
      <PageHead title={profile('addresses')} lead={t('lead')} />
      {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
      <AddressList addresses={addresses} />
      <AddressForm key={edited?.id ?? 'new'} edited={edited} country={country} countries={countries} />
      <Billing billing={billing} organizations={organizations} country={country} countries={countries} />
    </div>
  )
}
