import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import type { Status } from './product-data.ts'
import styles from './products.module.css'

/** Enter in a field sends the first button, so that one only saves; the second sets the status, too. */
export function SaveBar({ status, isNew }: { status: Status; isNew: boolean }) {
  const t = useMessages('products')
  const isPublished = status === 'Active'
  return (
    <div className={styles.bar}>
      <Button type="submit" variant={isPublished ? 'solid' : 'plain'}>
        {t(isNew ? 'save.draft' : 'save')}
      </Button>
      {status !== 'Blocked' && (
        <Button
          type="submit"
          name="fields.status"
          value={isPublished ? 'Archived' : 'Active'}
          variant={isPublished ? 'plain' : 'solid'}
        >
          {t(isPublished ? 'archive' : 'publish')}
        </Button>
      )}
    </div>
  )
}
