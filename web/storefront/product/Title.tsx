import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ProductName } from '../../shared/product/ProductName.tsx'
import { CopyButton } from './CopyButton.tsx'
import type { Product } from './pricing.ts'
import styles from './product.module.css'

export function Title({
  product,
}: {
  product: Pick<Product, 'id' | 'name' | 'nameLocale' | 'originalName' | 'code' | 'brand'>
}) {
  const t = useMessages('product')
  const href = useLocalizedHref()
  const { id, name, nameLocale, originalName, code, brand } = product
  return (
    <div className={styles.title}>
      <h1>
        <ProductName name={name} nameLocale={nameLocale} />
      </h1>
      {originalName && (
        <p className={styles.original}>
          {t('name.assembled')} <ProductName name={originalName.name} nameLocale={originalName.locale} />
        </p>
      )}
      <p className={styles.codes}>
        {code && (
          <>
            <span>
              {t('code')} <b>{code}</b>
            </span>
            <CopyButton text={code} />
          </>
        )}
        <span>{t('number', { number: String(id) })}</span>
        {brand && <a href={href(`/catalog/all?brand=${encodeURIComponent(brand.alias)}`)}>{brand.name}</a>}
      </p>
    </div>
  )
}
