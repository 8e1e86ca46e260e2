import type { suspendWarehouses } from '#modules/administration/premises-change-contract.ts'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { TextArea } from '../../ui/form/Field.tsx'
import { ConfirmationField } from './store-actions.tsx'

export type PremisesKind = 'organization' | 'companybranch' | 'warehouse'
export const premisesStatuses = ['Active', 'Suspended', 'Deleted'] as const
export const premisesIntents = ['suspend', 'restore', 'delete'] as const

/** Bulk actions on selected companies, branches or warehouses; a dry run tells for which of them each is possible. */
export function usePremisesActions(kind: PremisesKind) {
  const t = useMessages('admin-stores')
  return premisesIntents.map((intent) => ({
    intent,
    label: t(intent),
    preview: (count: number) => t(`premises.${intent}.preview`, { count }),
    isDanger: intent !== 'restore',
    ...(intent === 'delete' && { text: t(`delete.text.${kind}`) }),
    ...(intent === 'suspend' && { fields: <ReasonField kind={kind} /> }),
  }))
}

function ReasonField({ kind }: { kind: PremisesKind }) {
  const t = useMessages('admin-stores')
  const form = useForm<typeof suspendWarehouses>('suspend', { requirements: { reason: t('suspend.wants') } })
  return <TextArea {...form.field('reason')} label={t('suspend.reason')} hint={t(`suspend.text.${kind}`)} rows={2} />
}

/** Deletes a deleted company, branch or warehouse for good, after its name is typed. */
export function usePremisesErasure(kind: PremisesKind, name: string) {
  const t = useMessages('admin-stores')
  return {
    intent: 'erase' as const,
    label: t('erase'),
    preview: () => t('premises.erase.preview', { name }),
    text: t(`erase.text.${kind}`),
    lostText: (count: number) => t('erase.lost', { count }),
    isDanger: true,
    fields: <ConfirmationField name={name} hint={t(`erase.text.${kind}`)} />,
  }
}

type State = { status: (typeof premisesStatuses)[number]; canRestore: boolean; erasure: unknown }

export function premisesIntentsOf({ status, canRestore, erasure }: State): readonly string[] {
  if (erasure) return []
  if (status === 'Deleted') return [...(canRestore ? ['restore'] : []), 'erase']
  return status === 'Suspended' ? ['restore', 'delete'] : ['suspend', 'delete']
}
