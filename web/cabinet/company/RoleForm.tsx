import { useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import type { Store, Team } from './company.tsx'
import styles from './company.module.css'

type Props = { member: Team['members'][number]; store: Store; roles: Team['can']['roles'] }

/** Once a script runs, the button waits until another role is chosen. */
export function RoleForm({ member: { accountId, name, role }, store, roles }: Props) {
  const t = useMessages('profile')
  const shell = useMessages('shell')
  const [chosen, setChosen] = useState(role)
  return (
    <form method="post" className={styles.role}>
      <input type="hidden" name="intent" value="member.role" />
      <input type="hidden" name="store" value={store.id} />
      <input type="hidden" name="accountId" value={accountId} />
      <select
        name="role"
        value={chosen}
        onChange={({ target }) => setChosen(target.value as typeof role)}
        aria-label={t('members.roleOf', { name })}
      >
        {roles.map((each) => (
          <option key={each} value={each}>
            {shell(`role.${each}`)}
          </option>
        ))}
      </select>
      <span data-same={chosen === role || undefined}>
        <Button type="submit" size="s" aria-label={t('members.saveRole', { name })}>
          {t('save')}
        </Button>
      </span>
    </form>
  )
}
