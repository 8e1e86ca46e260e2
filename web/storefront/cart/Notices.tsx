import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ProductName } from '../../shared/product/ProductName.tsx'
import type { CartData } from './cart-data.ts'
import styles from './cart.module.css'
import { LineForm } from './LineForm.tsx'

type Props = {
  problem: string | null
  removed: { productId: number; quantity: number } | null
  repeated: CartData['repeated']
  fullAt: number | null
}

/** Results of forms posted without JavaScript; with JavaScript most of them appear as toasts or beside the line. */
export function Notices({ problem, removed, repeated, fullAt }: Props) {
  const t = useMessages('cart')
  const missing = repeated?.missing ?? []
  return (
    <>
      {problem && (
        <p className={styles.notice} data-tone="bad" role="alert">
          <Icon name="warning-circle" />
          <span>
            <b>{t('problem')}.</b> {problem}
          </span>
        </p>
      )}
      {repeated?.hasLines && (
        <p className={styles.notice} role="status">
          <Icon name="check" />
          <span>
            {t('repeated', { number: repeated.number })}{' '}
            {repeated.wereInCart > 0 && t('repeated.inCart', { count: repeated.wereInCart })}
          </span>
        </p>
      )}
      {missing.length > 0 && (
        <div className={styles.notice} role="status">
          <Icon name="info" />
          <div>
            <p>{t('skipped', { count: missing.length })}</p>
            <ul>
              {missing.map(({ position, name, nameLocale }) => (
                <li key={position}>
                  <ProductName name={name} nameLocale={nameLocale} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {fullAt !== null && (
        <p className={styles.notice}>
          <Icon name="info" />
          <span>{t('full', { count: fullAt })}</span>
        </p>
      )}
      {removed && (
        <div className={styles.notice} role="status">
          <Icon name="check" />
          <p>{t('removed.plain')}</p>
          <LineForm intent="add" fields={{ productId: removed.productId, quantity: removed.quantity, next: '/cart' }}>
            <Button type="submit" size="s">
              {t('undo')}
            </Button>
          </LineForm>
        </div>
      )}
    </>
  )
}
