import { useState } from 'react'
import type { updateTeamMember } from '#modules/purchasing/contract.ts'
import type { Currency } from '#platform/constants.ts'
import type { Money } from '#platform/values/money.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
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
  const { accountId, name, email, role, limits } = member
  const form = useForm<typeof updateTeamMember, LimitField>('update', {
    formKey: accountId,
    values: { role, orderLimit: amountOf(limits?.order), monthLimit: amountOf(limits?.month) },
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

/** As `parseAmount` reads it in every language. */
const amountOf = (money: Money | null | undefined) => money && (money.minor / 100).toFixed(2).replace(/\.00$/, '')
