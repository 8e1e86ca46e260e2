import { useMessages } from '../../lib/messages.ts'

/** What can be done about selected accounts. */
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
