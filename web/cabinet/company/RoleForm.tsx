import { useState } from 'react'
import type { changeMemberRole } from '#modules/team/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { storeRoles } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import type { Proofs } from '../../shared/proof/Proof.tsx'
import type { Store, Team } from './company-data.ts'
import styles from './company.module.css'
import { OwnerProof } from './OwnerProof.tsx'

type Props = { member: Team['members'][number]; store: Store; proofs: Proofs }

/** With script the button is hidden until another role is selected. A new owner needs a proof. */
export function RoleForm({ member: { accountId, name, role }, store, proofs }: Props) {
  const t = useMessages('profile')
  const shell = useMessages('shell')
  const form = useForm<typeof changeMemberRole>('member.role', {
    formKey: accountId,
    values: { role },
    requirements: { password: t('wants.password'), code: t('wants.code') },
  })
  const { defaultValue, ...select } = form.select('role')
  const [selected, setSelected] = useState(defaultValue)
  const isChanged = selected !== role
  return (
    <ActionForm form={form} className={styles.role} hiddenFields={{ store: store.id, accountId }}>
      <div>
        <select
          {...{ id: select.id, name: select.name }}
          value={selected}
          onChange={({ target }) => setSelected(target.value)}
          aria-label={t('members.roleOf', { name })}
        >
          {storeRoles.map((each) => (
            <option key={each} value={each}>
              {shell(`role.${each}`)}
            </option>
          ))}
        </select>
        <span data-same={!isChanged || undefined}>
          <Button type="submit" size="s" aria-label={t('members.saveRole', { name })}>
            {t('save')}
          </Button>
        </span>
      </div>
      {isChanged && selected === 'Owner' && <OwnerProof form={form} {...proofs} />}
    </ActionForm>
  )
}
