import { useState } from 'react'
import type { getCompanyByTaxNumber } from '#modules/members/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { clientApi } from '../../lib/client-api.ts'
import { useMessages } from '../../lib/messages.ts'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { taxNumberWords } from './countries.ts'
import styles from './registration.module.css'

export type Company = OutputOf<typeof getCompanyByTaxNumber>
type Props = { country: string; value: string; error?: string; onFound: (company: Company) => void }
/** What holds for the number in one country says nothing of another. */
type Told = { country: string; error?: string; company?: Company }

/** Checked when it is left; who the number belongs to is filled in where that is known. */
export function TaxNumberField({ country, value, error: refused, onFound }: Props) {
  const t = useMessages('registration')
  const [latest, setTold] = useState<Told>({ country, error: refused })
  const told = latest.country === country ? latest : { country }
  const { label, hint } = taxNumberWords(t, country)

  const check = async (number: string) => {
    if (!number || !country) return
    const result = await clientApi<Company>(`classifier/inn-info?${new URLSearchParams({ number, country })}`)
    if (result.success) onFound(result.data)
    if (result.success) setTold({ country, company: result.data })
    else setTold({ country, error: result.problem?.code.startsWith('members.') ? result.problem.detail : undefined })
  }
  return (
    <div>
      <Field
        id="taxNumber"
        name="taxNumber"
        label={label}
        hint={hint}
        defaultValue={value}
        error={told.error}
        autoComplete="off"
        spellCheck={false}
        maxLength={32}
        required
        onChange={() => setTold({ country })}
        onBlur={({ target }) => void check(target.value.trim())}
      />
      <p className={styles.right} role="status">
        {told.company && (
          <>
            <Icon name="check-circle" />
            {told.company.name ? t('tax.found', { name: told.company.name }) : t('tax.right')}
          </>
        )}
      </p>
    </div>
  )
}
