import type { Chat } from '../../chats/client/types.ts'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { storeOf } from './store-of.ts'

/** Blocks a buyer after a confirmation, or unblocks without one. */
export function BlockForm({ chat, name }: { chat: Chat; name: string }) {
  const t = useMessages('seller-chats')
  if (chat.isBlocked)
    return (
      <form method="post">
        <HiddenFields intent="unblock" fields={storeOf(chat)} />
        <Button type="submit" size="s">
          {t('unblock')}
        </Button>
      </form>
    )
  return (
    <ConfirmButton
      id={`block-${chat.id}`}
      label={t('block')}
      title={t('block.title', { name })}
      text={t('block.text')}
      action={t('block')}
    >
      <HiddenFields intent="block" fields={storeOf(chat)} />
    </ConfirmButton>
  )
}
