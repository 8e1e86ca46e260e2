import { useMessages } from '../../lib/messages.ts'

/** Bulk actions on selected accounts. */
export function useAccountActions() {
  const t = useMessages('accounts')
  return [
    {
      intent: 'delete',
      label: t('delete'),
      preview: (count: number) => t('delete.preview', { count }),
      isDanger: true,
    },
  ] as const
}
