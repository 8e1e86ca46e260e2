import { useState } from 'react'
import type { getCompanyByTaxNumber } from '#modules/team/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { FormControls } from '../../forms/use-form.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './registration.module.css'
import { taxNumberWords } from './tax-number-words.ts'

export type Company = OutputOf<typeof getCompanyByTaxNumber>
type Props = {
  field: ReturnType<FormControls<'taxNumber'>['field']>
  country: string
  isInEu: boolean
  onFound: (company: Company) => void
}
/** A result is valid for the country it was checked in only. */
type CheckResult = { country: string; error?: string; company?: Company }

/** Validates the number on blur; if the company register knows it, `onFound` receives the company. */
export function TaxNumberField({ field, country, isInEu, onFound }: Props) {
  const t = useMessages('registration')
  const [latest, setLatest] = useState<CheckResult>({ country, error: field.error })
  const current = latest.country === country ? latest : { country }
  const { label, hint } = taxNumberWords(t, country, isInEu)

  const check = async (number: string) => {
    if (!number || !country) return
    const result = await clientCall<typeof getCompanyByTaxNumber>('GET classifier/inn-info', { number, country })
    if (result.success) onFound(result.data)
    if (result.success) setLatest({ country, company: result.data })
    else setLatest({ country, error: result.problem?.code.startsWith('members.') ? result.problem.detail : undefined })
  }
  return (
    <div>
      <Field
        {...field}
        label={label}
        hint={hint}
        error={current.error}
        autoComplete="off"
        spellCheck={false}
        onChange={() => setLatest({ country })}
        onBlur={({ target }) => void check(target.value.trim())}
      />
      <p className={styles.right} role="status">
        {current.company && (
          <>
            <Icon name="check-circle" />
            {current.company.name ? t('tax.found', { name: current.company.name }) : t('tax.right')}
          </>
        )}
      </p>
    </div>
  )
}
