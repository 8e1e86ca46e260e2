import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import type { Column } from '../../list/DataTable.tsx'
import { ImportStatus, type ListedImport } from './ImportStatus.tsx'

/** The columns that say what has come of an import. */
export function useResultColumns(): readonly Column<Pick<ListedImport, 'rowCount' | 'counts' | 'status'>>[] {
  const t = useMessages('imports')
  const locale = useLocale()
  const column = (key: 'created' | 'updated' | 'refused') => ({
    key,
    label: t(`column.${key}`),
    isFigure: true,
    render: ({ counts, status }: Pick<ListedImport, 'counts' | 'status'>) =>
      counts && status === 'Done' && formatNumber(counts[key], locale),
  })
  return [
    {
      key: 'rows',
      label: t('column.rows'),
      isFigure: true,
      isMinor: true,
      render: ({ rowCount }) => formatNumber(rowCount, locale),
    },
    column('created'),
    { ...column('updated'), isMinor: true },
    column('refused'),
    {
      key: 'status',
      label: t('column.status'),
      isPlain: true,
      render: ({ status }) => <ImportStatus status={status} />,
    },
  ]
}
