import { useMessages } from '../lib/messages.ts'
import { type BulkAction, BulkButtons, BulkConfirm, useBulk } from '../list/BulkActions.tsx'
import styles from './admin.module.css'

type Props = {
  id: string | number
  name: string
  /** The page of the item. */
  path: string
  /** Actions of the list of such items. */
  actions: readonly BulkAction[]
}

/** The bulk actions of a list, for the item that the page is about: each says first what it would do. */
export function ItemActions({ id, name, path, actions }: Props) {
  const t = useMessages('list')
  const state = { path, params: {}, sort: '', isDescending: false }
  const bulk = useBulk({ actions, state, items: [{ id, name }], nameOf: (item) => item.name })
  if (bulk.preview) return <BulkConfirm bulk={bulk} />
  return (
    <form method="post" className={styles.actions} aria-label={t('actions')}>
      <input type="hidden" name="ids" value={id} />
      <BulkButtons actions={actions} />
    </form>
  )
}
