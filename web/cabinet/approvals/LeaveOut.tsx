import type { ComponentProps } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Field } from '../../ui/form/Field.tsx'
import styles from './approvals.module.css'

type Props = { code: string; option: ComponentProps<'input'>; reason: Omit<ComponentProps<typeof Field>, 'label'> }

/** Refuses one line; the reason appears once it is chosen. */
export function LeaveOut({ code, option, reason }: Props) {
  const t = useMessages('purchasing')
  return (
    <div className={styles.leaveOut}>
      <label>
        <input {...option} aria-label={t('leaveOut.named', { code })} />
        {t('leaveOut')}
      </label>
      <Field {...reason} maxLength={500} label={t('leaveOut.reason')} autoComplete="off" />
    </div>
  )
}
