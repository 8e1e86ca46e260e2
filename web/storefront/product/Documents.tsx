import { formatFileSize } from '../../lib/file-size.ts'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Media.module.css'
import type { Product } from './pricing.ts'

/** Data sheets and certificates to download. One that is no longer valid stays: it was when the goods were bought. */
export function Documents({ documents }: Pick<Product, 'documents'>) {
  const t = useMessages('product')
  const locale = useLocale()
  return (
    <ul className={styles.documents}>
      {documents.map(({ id, kind, title, url, size, validUntil, isExpired }) => (
        <li key={id}>
          <a href={url} download="">
            <Icon name="file-text" />
            <span>
              {title}
              <small>
                {t(`document.${kind}`)}, {formatFileSize(size, locale)}
              </small>
              {validUntil && (
                <small className={isExpired ? styles.expired : undefined}>
                  {t(isExpired ? 'document.expired' : 'document.validUntil', { date: formatDate(validUntil, locale) })}
                </small>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
