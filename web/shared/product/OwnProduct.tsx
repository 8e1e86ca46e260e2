import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './OwnProduct.module.css'

type Props = { product: { id: number; name: string } }

/** In place of the buttons to buy, for the people of the product's store. */
export function OwnProduct({ product: { id, name } }: Props) {
  const t = useMessages('common')
  const href = useLocalizedHref()
  return (
    <div className={styles.own}>
      <p>
        <Icon name="storefront" size="s" />
        {t('ownProduct')}
      </p>
      <ButtonLink href={href(`/profile/products/${id}`)} block aria-label={t('ownProduct.editLabel', { name })}>
        {t('ownProduct.edit')}
      </ButtonLink>
    </div>
  )
}
