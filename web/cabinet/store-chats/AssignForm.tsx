import { useState } from 'react'
import type { listMembers } from '#modules/team/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Chat } from '../../chats/client/types.ts'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Field.tsx'
import styles from './BuyerPane.module.css'
import { storeOf } from './store-of.ts'

type Props = { chat: Chat; members: OutputOf<typeof listMembers>['members'] }

/** Assigns the chat to a member. With script the button is hidden until the selection changes. */
export function AssignForm({ chat, members }: Props) {
  const t = useMessages('seller-chats')
  const { id, assignedTo } = chat
  const assigned = assignedTo?.accountId ?? ''
  const [selected, setSelected] = useState(assigned)
  return (
    <form method="post" className={styles.assign}>
      <HiddenFields intent="assign" fields={storeOf(chat)} />
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
