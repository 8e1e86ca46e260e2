import type { Chat } from '../../chats/client/types.ts'
import { useMessages } from '../../lib/messages.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Select, TextArea } from '../../ui/form/Field.tsx'
import { PopoverDialog } from '../../ui/overlay/PopoverDialog.tsx'
import { reportReasons } from './report-reasons.ts'

/** Blocks a buyer after a confirmation, or unblocks without one. */
export function BlockForm({ chat: { id, isBlocked }, name }: { chat: Chat; name: string }) {
  const t = useMessages('seller-chats')
  if (isBlocked)
    return (
      <form method="post">
        <input type="hidden" name="intent" value="unblock" />
        <Button type="submit" size="s">
          {t('unblock')}
        </Button>
      </form>
    )
  return (
    <ConfirmButton
      id={`block-${id}`}
      label={t('block')}
      title={t('block.title', { name })}
      text={t('block.text')}
      action={t('block')}
    >
      <input type="hidden" name="intent" value="block" />
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
        <input type="hidden" name="intent" value="report" />
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
