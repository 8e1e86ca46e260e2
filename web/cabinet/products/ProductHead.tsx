import { languageTags } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { statusTones } from '../../shared/products/product-status-tones.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { useMay } from '../use-may.ts'
import type { ProductFormData } from './product-data.ts'
import styles from './products.module.css'

/** The name and status of a product, with what else can be done with it. */
export function ProductHead({ data: { schema, values, product, status, storeId } }: { data: ProductFormData }) {
  const t = useMessages('products')
  const editorTexts = useMessages('product-editor')
  const href = useLocalizedHref()
  const maySpend = useMay('store', storeId)
  const language = schema.locale ?? 'en'
  const name = [values[`fields.name.${language}`] ?? []].flat().at(-1) ?? ''
  return (
    <div className={`${layout.head} ${styles.title}`}>
      <h1 lang={product ? languageTags[language] : undefined}>{product ? name : t('new')}</h1>
      <Tag tone={statusTones[status]}>{t(`status.${status}`)}</Tag>
      {product && (
        <div className={styles.actions}>
          <ButtonLink href={href(`/profile/products/new?copy=${product.id}`)} size="s" icon="copy">
            {t('copy')}
          </ButtonLink>
          {status === 'Active' && maySpend && (
            <ButtonLink href={href(`/profile/promotion/new?ids=${product.id}`)} size="s" icon="megaphone">
              {t('promote')}
            </ButtonLink>
          )}
          <ButtonLink href={href(`/profile/products/${product.id}/history`)} size="s" icon="clock">
            {editorTexts('history')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
