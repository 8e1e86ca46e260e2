import { useMessages } from '../../lib/messages.ts'
import { encodeListParams, firstPage, type ListParams } from '../../lib/search-params.ts'
import styles from '../catalog/catalog.module.css'

/** Leads from the products of a location to those of all. */
export function EverywhereLink({ params }: { params: ListParams }) {
  const t = useMessages('catalog')
  return (
    <p className={styles.note}>
      <a href={encodeListParams(firstPage({ ...params, location: 'all' }))}>{t('everywhere')}</a>
    </p>
  )
}
