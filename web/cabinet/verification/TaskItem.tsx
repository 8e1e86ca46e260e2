import type { ReactNode } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { CompanyTask } from './CompanyTask.tsx'
import { ContactTask } from './ContactTask.tsx'
import { DocumentTask } from './DocumentTask.tsx'
import type { Application, Task } from './verification-data.ts'
import styles from './verification.module.css'

const tones = {
  Missing: 'info',
  Optional: 'neutral',
  Ready: 'good',
  Accepted: 'good',
  Refused: 'warn',
} as const satisfies Record<Task['state'], unknown>

type Props = { task: Task; application: Application; defaults: Readonly<Record<string, string>> }

/** An item of the application: its state, why it was refused, and what it takes. */
export function TaskItem({ task, application, defaults }: Props) {
  const t = useMessages('verification')
  const { item, state, reason } = task
  return (
    <li id={`task-${item}`} className={styles.task}>
      <h3>
        {t(`item.${item}`)} <Tag tone={tones[state]}>{t(`task.${state}`)}</Tag>
      </h3>
      <p className={styles.hint}>{t(`hint.${item}`)}</p>
      {reason && (
        <p className={styles.reason}>
          <Icon name="warning" size="s" />
          <span>{t('reason', { reason })}</span>
        </p>
      )}
      <Content task={task} application={application} defaults={defaults} />
    </li>
  )
}

function Content({ task, application, defaults }: Props): ReactNode {
  if (task.item === 'company') return <CompanyTask application={application} />
  if (task.item === 'contact') return <ContactTask task={task} application={application} defaults={defaults} />
  return <DocumentTask task={task} application={application} />
}
