import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { usePrices } from '../../lib/prices.ts'
import { formatUnits } from '../../lib/units.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Line } from './cart-data.ts'
import type { useLineEdits } from './cart-edits.ts'
import { type Issue, resolvingQuantity } from './issues.ts'
import styles from './Line.module.css'
import { LineForm } from './LineForm.tsx'

type Props = { issue: Issue; line: Line; edits: ReturnType<typeof useLineEdits> }

/** Why the line cannot be ordered, with a button that resolves it. */
export function LineIssue({ issue, line, edits }: Props) {
  const t = useMessages('cart')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { slug, minimumOrder, orderStep, stock, unit, price, vat, previousPrice } = line
  const prices = usePrices()
  const oldPrice = formatMoney(prices.price(previousPrice ?? price, vat), locale)
  const newPrice = formatMoney(prices.price(price, vat), locale)
  const key = issue === 'priceChanged' && oldPrice === newPrice ? 'priceChangedLittle' : issue
  const text = t(`issue.${key}`, {
    minimum: formatUnits(minimumOrder, unit, locale),
    step: formatNumber(orderStep, locale),
    available: formatUnits(stock.available ?? 0, unit, locale),
    before: oldPrice,
    now: newPrice,
  })
  return (
    <div className={styles.issue}>
      <Icon name="warning" />
      <p>
        {text}{' '}
        {(issue === 'productGone' || issue === 'outOfStock') && (
          <a href={href(`/product/${slug}`)}>{t('issue.similar')}</a>
        )}
      </p>
      <IssueAction issue={issue} line={line} edits={edits} />
    </div>
  )
}

function IssueAction({ issue, line, edits }: Props) {
  const t = useMessages('cart')
  const locale = useLocale()
  const { productId, quantity, name } = line
  if (issue === 'priceChanged')
    return (
      <LineForm intent="accept" fields={{ productId }} onSubmit={edits.accept}>
        <Button type="submit" size="s" aria-label={t('issue.acceptOf', { name })}>
          {t('issue.accept')}
        </Button>
      </LineForm>
    )
  const validQuantity = resolvingQuantity(issue, line)
  if (validQuantity !== null)
    return (
      <LineForm
        intent="edit"
        fields={{ productId, quantity: validQuantity, was: quantity }}
        onSubmit={() => edits.set(validQuantity)}
      >
        <Button type="submit" size="s">
          {t('issue.set', { quantity: formatNumber(validQuantity, locale) })}
        </Button>
      </LineForm>
    )
  return (
    <LineForm intent="remove" fields={{ productId, was: quantity }} onSubmit={edits.remove}>
      <Button type="submit" size="s">
        {t('issue.remove')}
      </Button>
    </LineForm>
  )
}
