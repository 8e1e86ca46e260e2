import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Tag } from '../../ui/Tag.tsx'
import layout from '../../ui/styles/layout.module.css'
import rows from '../Rows.module.css'
import type { AddressesData } from './addresses-data.ts'
import styles from './addresses.module.css'

type Address = AddressesData['addresses'][number]

export function AddressList({ addresses }: Pick<AddressesData, 'addresses'>) {
  const t = useMessages('buyer')
  return (
    <section aria-labelledby="addresses">
      <SectionHeading title={t('addresses')} id="addresses" />
      <FormProblem intents={['address.delete']} />
      {addresses.length === 0 && <p className={layout.lead}>{t('addresses.none')}</p>}
      <ul className={`${rows.rows} ${styles.addresses}`}>
        {addresses.map((address) => (
          <AddressRow key={address.id} address={address} />
        ))}
      </ul>
    </section>
  )
}

function AddressRow({ address: { id, label, text, street, countryName, isDefault } }: { address: Address }) {
  const t = useMessages('buyer')
  const href = useLocalizedHref()
  const name = label || street
  return (
    <li>
      <div>
        {label && <b>{label}</b>} {isDefault && <Tag>{t('default')}</Tag>}
        <p>
          {text}
          {'\n'}
          {countryName}
        </p>
      </div>
      <ButtonLink href={href(`/profile/addresses?edit=${id}#form`)} size="s" aria-label={t('edit.named', { name })}>
        {t('edit')}
      </ButtonLink>
      <ConfirmButton
        id={`delete-address-${id}`}
        label={t('delete')}
        name={t('delete.named', { name })}
        title={t('delete.title')}
        text={t('delete.text', { name })}
        action={t('delete')}
      >
        <HiddenFields intent="address.delete" fields={{ id }} />
      </ConfirmButton>
    </li>
  )
}
