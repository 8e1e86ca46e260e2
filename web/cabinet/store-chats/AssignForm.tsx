import { useState } from 'react'
import type { Chat } from '../../chats/types.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Field.tsx'
import styles from './BuyerPane.module.css'
import type { Members } from './BuyerPane.tsx'

/** Who answers this buyer. Once a script runs, the button waits until somebody else is chosen. */
export function AssignForm({ chat: { id, assignedTo }, members }: { chat: Chat; members: Members }) {
  const t = useMessages('seller-chats')
  const assigned = assignedTo?.accountId ?? ''
  const [chosen, setChosen] = useState(assigned)
  return (
    <form method="post" className={styles.assign}>
      <input type="hidden" name="intent" value="assign" />
      <Select
        id={`assign-${id}`}
        name="accountId"
        label={t('assign')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{t('assign.nobody')}</option>
        {members.map(({ accountId, name, isYou }) => (
          <option key={accountId} value={accountId}>
            {isYou ? t('assign.you', { name }) : name}
          </option>
        ))}
      </Select>
      <span data-same={chosen === assigned || undefined}>
        <Button type="submit">{t('save')}</Button>
      </span>
    </form>
  )
}
