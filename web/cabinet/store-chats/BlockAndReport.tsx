import type { Chat } from '../../chats/client/types.ts'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Select, TextArea } from '../../ui/form/Field.tsx'
import { PopoverDialog } from '../../ui/overlay/PopoverDialog.tsx'
import { reportReasons } from './report-reasons.ts'
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

export function ReportForm({ chat: { id } }: { chat: Chat }) {
  const t = useMessages('seller-chats')
  const submit = (
    <Button type="submit" variant="solid">
      {t('report.send')}
    </Button>
  )
  return (
    <>
      <Button size="s" popoverTarget={`report-${id}`}>
        {t('report')}
      </Button>
      <PopoverDialog
        id={`report-${id}`}
        title={t('report.title')}
        text={t('report.text')}
        cancel={t('cancel')}
        submit={submit}
      >
        <HiddenFields intent="report" />
        <Select name="reason" label={t('report.reason')}>
          {reportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`report.${reason}`)}
            </option>
          ))}
        </Select>
        <TextArea name="comment" label={t('report.comment')} rows={3} maxLength={1000} />
      </PopoverDialog>
    </>
  )
}
