import type { FormField } from '../../documents/form-values.ts'
import type { StoredProduct } from '../product-data.ts'
import { DocumentForms } from './DocumentForms.tsx'
import styles from './media.module.css'
import { VideoForms } from './VideoForms.tsx'

/** Files beside the form of a product: each is added, changed and removed at once. */
export function MediaForms({ product, schema }: { product: StoredProduct; schema: readonly FormField[] }) {
  const fieldOf = (key: string) => schema.find((field) => field.key === key)!
  return (
    <div className={styles.media}>
      <DocumentForms product={product} field={fieldOf('documents')} />
      <VideoForms product={product} field={fieldOf('videos')} />
    </div>
  )
}
