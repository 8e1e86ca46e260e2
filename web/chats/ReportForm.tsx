import type { reportChat } from '#modules/chats/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { HiddenFields } from '../forms/HiddenFields.tsx'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/Button.tsx'
import { Select, TextArea } from '../ui/form/Field.tsx'
import { PopoverDialog } from '../ui/overlay/PopoverDialog.tsx'
import type { Chat } from './client/types.ts'

const reasons = ['Spam', 'Fraud', 'Abuse', 'Other'] as const satisfies InputOf<typeof reportChat>['reason'][]

/** Reports the other side of a conversation to the moderators. */
export function ReportForm({ chat: { id, side } }: { chat: Chat }) {
  const t = useMessages('chats')
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
        text={t('report.text', { side })}
        cancel={t('report.cancel')}
        submit={submit}
      >
        <HiddenFields intent="report" />
        <Select name="reason" label={t('report.reason')}>
          {reasons.map((reason) => (
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
