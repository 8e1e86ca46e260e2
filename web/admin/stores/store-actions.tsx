import type { fullyDeleteStores, suspendStores } from '#modules/administration/store-contract.ts'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Field, TextArea } from '../../ui/form/Field.tsx'

export const intents = ['suspend', 'restore', 'delete'] as const

/** Bulk actions on selected stores; a dry run tells for which of them each is possible. */
export function useStoreActions() {
  const t = useMessages('admin-stores')
  return intents.map((intent) => ({
    intent,
    label: t(intent),
    preview: (count: number) => t(`${intent}.preview`, { count }),
    isDanger: intent !== 'restore',
    ...(intent === 'delete' && { text: t('delete.text') }),
    ...(intent === 'suspend' && { fields: <ReasonField /> }),
  }))
}

/** Why stores are suspended; their owners read it. */
function ReasonField() {
  const t = useMessages('admin-stores')
  const form = useForm<typeof suspendStores>('suspend', { requirements: { reason: t('suspend.wants') } })
  return <TextArea {...form.field('reason')} label={t('suspend.reason')} hint={t('suspend.text')} rows={2} />
}

/** Deletes the data of a closed store for good, after its alias is typed. */
export function useErasure(alias: string) {
  const t = useMessages('admin-stores')
  return {
    intent: 'erase' as const,
    label: t('erase'),
    preview: () => t('erase.preview'),
    text: t('erase.text'),
    lostText: (count: number) => t('erase.lost', { count }),
    isDanger: true,
    fields: <ConfirmationField name={alias} hint={t('erase.text')} />,
  }
}

/** Takes the name of the only item, which is deleted for good. */
export function ConfirmationField({ name, hint }: { name: string; hint: string }) {
  const t = useMessages('admin-stores')
  const label = t('erase.confirmation', { alias: name })
  const form = useForm<typeof fullyDeleteStores>('erase', { requirements: { confirmation: label } })
  return <Field {...form.field('confirmation')} label={label} hint={hint} autoComplete="off" />
}
