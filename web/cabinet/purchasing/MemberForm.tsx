import { useState } from 'react'
import type { updateTeamMember } from '#modules/purchasing/contract.ts'
import type { Currency } from '#platform/constants.ts'
import type { Money } from '#platform/values/money.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { formatInput } from '../../lib/format.ts'
import type { Locale } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Select } from '../../ui/form/Field.tsx'
import forms from '../Form.module.css'
import { Proof, type Proofs } from '../../shared/proof/Proof.tsx'
import { type LimitField, LimitFields } from './LimitFields.tsx'
import styles from './purchasing.module.css'
import type { Member } from './purchasing-data.ts'

const roles = ['Owner', 'Approver', 'Buyer'] as const

type Props = { member: Member; currency: Currency; proofs: Proofs }

/** Role and limits of a member. A new owner needs a proof, and has no limits. */
export function MemberForm({ member, currency, proofs }: Props) {
  const t = useMessages('purchasing')
  const profile = useMessages('profile')
  const locale = useLocale()
  const { accountId, name, email, role, limits } = member
  const form = useForm<typeof updateTeamMember, LimitField>('update', {
    formKey: accountId,
    values: { role, orderLimit: amountOf(limits?.order, locale), monthLimit: amountOf(limits?.month, locale) },
    requirements: {
      orderLimit: t('wants.limit'),
      monthLimit: t('wants.limit'),
      password: profile('wants.password'),
      code: profile('wants.code'),
    },
  })
  const { defaultValue, ...select } = form.select('role')
  const [selected, setSelected] = useState(defaultValue)
  return (
    <Disclosure label={t('change')} isOpen={form.problem !== null}>
      <ActionForm form={form} className={`${forms.form} ${styles.member}`} hiddenFields={{ accountId }}>
        <Select
          {...select}
          label={t('roleOf', { name: name || (email ?? '') })}
          value={selected}
          onChange={({ target }) => setSelected(target.value)}
        >
          {roles.map((each) => (
            <option key={each} value={each}>
              {t(`role.${each}`)}
            </option>
          ))}
        </Select>
        {selected === 'Owner' ? (
          <>
            <p>{t('newOwner')}</p>
            <Proof form={form} {...proofs} />
          </>
        ) : (
          <LimitFields form={form} currency={currency} />
        )}
        <Button type="submit" variant="solid">
          {profile('save')}
        </Button>
      </ActionForm>
    </Disclosure>
  )
}

const amountOf = (money: Money | null | undefined, locale: Locale) => money && formatInput(money.minor / 100, locale)
