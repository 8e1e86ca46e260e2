import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Line } from './cart-data.ts'
import type { useLineEdits } from './edits.ts'
import { type Issue, settlingQuantity } from './issues.ts'
import styles from './Line.module.css'
import { LineForm } from './LineForm.tsx'

type Props = { issue: Issue; line: Line; edits: ReturnType<typeof useLineEdits> }

/** Why the line cannot be ordered as it stands, and the one press that settles it. */
export function LineIssue({ issue, line, edits }: Props) {
  const t = useMessages('cart')
  const locale = useLocale()
  const { minimumOrder, orderStep, stock, price, previousPrice } = line
  const before = formatMoney(previousPrice ?? price, locale)
  const now = formatMoney(price, locale)
  const key = issue === 'priceChanged' && before === now ? 'priceChangedLittle' : issue
  const text = t(`issue.${key}`, {
    minimum: formatNumber(minimumOrder, locale),
    step: formatNumber(orderStep, locale),
    available: formatNumber(stock.available, locale),
    before,
    now,
  })
  return (
    <div className={styles.issue}>
      <Icon name="warning" />
      <p>{text}</p>
      <Settle issue={issue} line={line} edits={edits} />
    </div>
  )
}

function Settle({ issue, line, edits }: Props) {
  const t = useMessages('cart')
  const locale = useLocale()
  const { productId, quantity, name } = line
  if (issue === 'priceChanged')
    return (
      <LineForm fields={{ intent: 'accept', productId }} onSend={edits.accept}>
        <Button type="submit" size="s" aria-label={t('issue.acceptOf', { name })}>
          {t('issue.accept')}
        </Button>
      </LineForm>
    )
  const settling = settlingQuantity(issue, line)
  if (settling !== null)
    return (
      <LineForm
        fields={{ intent: 'edit', productId, quantity: settling, was: quantity }}
        onSend={() => edits.set(settling)}
      >
        <Button type="submit" size="s">
          {t('issue.set', { quantity: formatNumber(settling, locale) })}
        </Button>
      </LineForm>
    )
  return (
    <LineForm fields={{ intent: 'remove', productId, was: quantity }} onSend={edits.remove}>
      <Button type="submit" size="s">
        {t('issue.remove')}
      </Button>
    </LineForm>
  )
}
