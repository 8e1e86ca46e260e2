import { useState } from 'react'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import type { Store, Team } from './company-data.ts'
import styles from './company.module.css'

type Props = { member: Team['members'][number]; store: Store; roles: Team['can']['roles'] }

/** With script the button is hidden until another role is selected. */
export function RoleForm({ member: { accountId, name, role }, store, roles }: Props) {
  const t = useMessages('profile')
  const shell = useMessages('shell')
  const [selected, setSelected] = useState(role)
  return (
    <form method="post" className={styles.role}>
      <HiddenFields intent="member.role" fields={{ store: store.id, accountId }} />
      <select
        name="role"
        value={selected}
        onChange={({ target }) => setSelected(target.value as typeof role)}
        aria-label={t('members.roleOf', { name })}
      >
        {roles.map((each) => (
          <option key={each} value={each}>
            {shell(`role.${each}`)}
          </option>
        ))}
      </select>
      <span data-same={selected === role || undefined}>
        <Button type="submit" size="s" aria-label={t('members.saveRole', { name })}>
          {t('save')}
        </Button>
      </span>
    </form>
  )
}
