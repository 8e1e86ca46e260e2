import type { approveRequest } from '#modules/orders/approval-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Request } from './approval-data.ts'
import { LeaveOut } from './LeaveOut.tsx'
import styles from './approvals.module.css'
import { RequestLines } from './RequestLines.tsx'

/** The lines of a waiting request, each of which can be left out, and the approval of the others. */
export function ApproveForm({ request }: { request: Request }) {
  const t = useMessages('purchasing')
  const requirements = Object.fromEntries(
    request.lines.map(({ position }) => [`reason.${position}`, t('wants.reason')]),
  )
  const form = useForm<typeof approveRequest, `reason.${number}` | 'leaveOut'>('approve', { requirements })
  return (
    <ActionForm form={form} className={styles.approve}>
      <RequestLines
        request={request}
        renderChoice={({ position, code }) => (
          <LeaveOut code={code} option={form.option('leaveOut', position)} reason={form.field(`reason.${position}`)} />
        )}
      />
      <div className={layout.actions}>
        <Button type="submit" variant="solid">
          {t('approve')}
        </Button>
        <p>{t('approve.hint')}</p>
      </div>
    </ActionForm>
  )
}
