import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useReloadWhile } from '../../shared/use-reload-while.ts'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { ItemActions } from '../ItemActions.tsx'
import {
  type PremisesKind,
  premisesIntents,
  premisesIntentsOf,
  type premisesStatuses,
  usePremisesActions,
  usePremisesErasure,
} from './premises-actions.tsx'
import { PremisesStatusTag } from './premises-columns.tsx'

type Status = (typeof premisesStatuses)[number]
type Erasure = { finishedAt: string | null; total: number; done: number }
type Item = {
  id: number
  status: Status
  suspensionReason: string | null
  canRestore: boolean
  erasure: Erasure | null
}
type Intent = (typeof premisesIntents)[number] | 'erase'

type HeadProps = { title: string; item: Item; forms: { done: Intent | null } }

/** The title of a company, a branch or a warehouse with its state. */
export function PremisesHead({ title, item, forms }: HeadProps) {
  const t = useMessages('admin-stores')
  const done = useDone(forms)
  return (
    <>
      <PageHead title={title}>
        <PremisesStatusTag status={item.status} />
      </PageHead>
      {done && !item.erasure?.finishedAt && <DoneNote>{t(`done.${done}`)}</DoneNote>}
      <FormProblem intents={[...premisesIntents, 'erase']} />
      {item.suspensionReason && <Note tone="warn">{t('suspended', { reason: item.suspensionReason })}</Note>}
      {item.erasure && <ErasureNote erasure={item.erasure} />}
    </>
  )
}

function ErasureNote({ erasure: { finishedAt, total, done } }: { erasure: Erasure }) {
  const t = useMessages('admin-stores')
  const locale = useLocale()
  useReloadWhile(finishedAt === null)
  if (!finishedAt) return <Note tone="warn">{t('erasing', { erased: done, count: total })}</Note>
  return <Note tone="info">{t('premises.erased', { date: formatDate(finishedAt, locale) })}</Note>
}

type ActionsProps = { kind: PremisesKind; item: Item; path: string; name: string }

/** `name`: also what is typed to delete it for good. */
export function PremisesActions({ kind, item, path, name }: ActionsProps) {
  const possible = premisesIntentsOf(item)
  const actions = [...usePremisesActions(kind), usePremisesErasure(kind, name)]
  return (
    <ItemActions
      id={item.id}
      name={name}
      path={path}
      actions={actions.filter(({ intent }) => possible.includes(intent))}
    />
  )
}
