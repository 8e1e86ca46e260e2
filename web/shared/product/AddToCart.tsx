import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './AddToCart.module.css'
import type { Stock } from './StockStatus.tsx'

type Props = {
  card: { id: number; name: string; minimumOrder: number; stock: Stock }
  /** Null if a field elsewhere belongs to the form (see `form`). */
  quantity?: number | null
  size?: 'm' | 's'
  variant?: 'plain' | 'solid'
  block?: boolean
  /** Id of the form, so that a quantity field elsewhere can belong to it. */
  form?: string
}

/** A form that works without script; with script the page stays. */
export function AddToCart({ card, quantity = card.minimumOrder, size, variant, block, form }: Props) {
  const t = useMessages('common')
  const href = useLocalizedHref()
  const { path } = usePage()
  if (!card.stock.canOrder)
    return (
      <div className={styles.form} data-block={block || undefined}>
        <Button disabled size={size} block={block} aria-label={t('toCart.label', { name: card.name })}>
          {t('toCart')}
        </Button>
        <p className={styles.why}>
          <Icon name="warning" size="s" />
          {t('toCart.out')}
        </p>
      </div>
    )
  return (
    <form
      id={form}
      className={styles.form}
      data-block={block || undefined}
      method="post"
      action={href('/cart')}
      data-enhance="cart"
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={card.id} />
      {quantity !== null && <input type="hidden" name="quantity" value={quantity} />}
      <input type="hidden" name="next" value={path} />
      <Button
        type="submit"
        size={size}
        variant={variant}
        block={block}
        aria-label={t('toCart.label', { name: card.name })}
      >
        {t('toCart')}
      </Button>
    </form>
  )
}
