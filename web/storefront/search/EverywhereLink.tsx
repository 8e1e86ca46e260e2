import { encodeListParams, firstPage, type ListParams } from '../../lib/search-params.ts'
import styles from '../catalog/catalog.module.css'

/** Leads from the products of a location to those of all. */
export const EverywhereLink = ({ params, label }: { params: ListParams; label: string }) => (
  <p className={styles.note}>
    <a href={encodeListParams(firstPage({ ...params, location: 'all' }))}>{label}</a>
  </p>
)
