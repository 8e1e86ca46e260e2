import { useState } from 'react'
import type { Chat } from '../../chats/client/types.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Field.tsx'
import styles from './BuyerPane.module.css'
import type { Members } from './BuyerPane.tsx'

/** Assigns the chat to a member. With script the button is hidden until the selection changes. */
export function AssignForm({ chat: { id, assignedTo }, members }: { chat: Chat; members: Members }) {
  const t = useMessages('seller-chats')
  const assigned = assignedTo?.accountId ?? ''
  const [selected, setSelected] = useState(assigned)
  return (
    <form method="post" className={styles.assign}>
      <input type="hidden" name="intent" value="assign" />
      <Select
        id={`assign-${id}`}
        name="accountId"
        label={t('assign')}
        value={selected}
        onChange={({ target }) => setSelected(target.value)}
      >
        <option value="">{t('assign.nobody')}</option>
        {members.map(({ accountId, name, isYou }) => (
          <option key={accountId} value={accountId}>
            {isYou ? t('assign.you', { name }) : name}
          </option>
        ))}
      </Select>
      <span data-same={selected === assigned || undefined}>
        <Button type="submit">{t('save')}</Button>
      </span>
    </form>
  )
}
