import type { FocusEvent, FormEvent } from 'react'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { usePrices } from '../../lib/prices.ts'
import { formatUnits } from '../../lib/units.ts'
import { FavouriteAndLists } from '../../shared/product/FavouriteToggle.tsx'
import { IndividualNote } from '../../shared/product/IndividualNote.tsx'
import { OfferTerms } from '../../shared/product/OfferTerms.tsx'
import { OriginalName } from '../../shared/product/OriginalName.tsx'
import parts from '../../shared/product/ProductLine.module.css'
import { ProductName } from '../../shared/product/ProductName.tsx'
import { Pieces, QuantityInput } from '../../shared/product/QuantityInput.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import type { Line as LineData } from './cart-data.ts'
import { useLineEdits } from './cart-edits.ts'
import { shownIssues } from './issues.ts'
import styles from './Line.module.css'
import { LineForm } from './LineForm.tsx'
import { LineIssue } from './LineIssue.tsx'

type Props = { line: LineData; isClosed: boolean; wasCorrected: boolean }

/** `isClosed`: the supplier takes no orders. */
export function Line({ line, isClosed, wasCorrected }: Props) {
  const t = useMessages('cart')
  const locale = useLocale()
  const href = useLocalizedHref()
  const edits = useLineEdits(line)
  const {
    productId,
    slug,
    name,
    nameLocale,
    originalName,
    code,
    imageId,
    unit,
    quantity,
    minimumOrder,
    orderStep,
    price,
    vat,
    sum,
    grossSum,
    issues,
  } = line
  const { isGross } = usePrices()
  const shownName = <ProductName name={name} nameLocale={nameLocale} />
  const isGone = issues.includes('productGone')
  const isCounted = !isGone && !issues.includes('outOfStock')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    edits.flush()
  }
  const saveOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) edits.flush()
  }
  const amounts = {
    minimum: formatNumber(minimumOrder, locale),
    step: formatNumber(orderStep, locale),
    quantity: formatNumber(quantity, locale),
  }
  return (
    <li id={`line-${productId}`} tabIndex={-1} className={styles.line} aria-busy={edits.isPending || undefined}>
      <Thumbnail id={imageId} size={72} className={styles.picture} />
      <div className={`${parts.name} ${styles.name}`}>
        <h3>{isGone ? shownName : <a href={href(`/product/${slug}`)}>{shownName}</a>}</h3>
        <OriginalName original={originalName} />
        <p>{code}</p>
      </div>
      <div className={styles.lot}>
        <OfferTerms price={price} vat={vat} unit={unit} minimumOrder={minimumOrder} orderStep={orderStep} />
        {line.individual && <IndividualNote {...line.individual} vat={vat} />}
        {!isGone && <FavouriteAndLists productId={productId} name={name} />}
      </div>
      <form className={styles.quantity} method="post" action={href('/cart')} onSubmit={submit} onBlur={saveOnBlur}>
        <HiddenFields intent="edit" fields={{ productId, was: quantity }} />
        <QuantityInput
          name="quantity"
          value={quantity}
          min={minimumOrder}
          step={orderStep}
          allowsZero
          disabled={isGone || isClosed}
          label={t('line.quantity', { name })}
          onChange={edits.schedule}
        />
        <button className={styles.save} type="submit">
          {t('line.save')}
        </button>
        <Pieces quantity={quantity} unit={unit} />
        <QuantityCaption line={line} />
      </form>
      <p className={styles.sum}>{isCounted ? formatMoney(isGross ? grossSum : sum, locale) : '—'}</p>
      <LineForm
        className={`${parts.remove} ${styles.remove}`}
        intent="remove"
        fields={{ productId, was: quantity }}
        onSubmit={edits.remove}
      >
        <button type="submit" aria-label={t('line.remove', { name })}>
          <Icon name="x" />
        </button>
      </LineForm>
      {shownIssues(line).map((issue) => (
        <LineIssue key={issue} issue={issue} line={line} edits={edits} />
      ))}
      <PriceFallen line={line} />
      <p className={styles.problem} role="status">
        {edits.problem || (wasCorrected ? t('line.corrected', amounts) : '')}
      </p>
    </li>
  )
}

/** Good news, which needs no answer. */
function PriceFallen({ line: { price, previousPrice, vat, issues } }: { line: LineData }) {
  const t = useMessages('cart')
  const locale = useLocale()
  const prices = usePrices()
  if (!previousPrice || issues.includes('priceChanged') || issues.includes('productGone')) return null
  const [before, now] = [previousPrice, price].map((each) => formatMoney(prices.price(each, vat), locale))
  if (before === now) return null
  return (
    <div className={`${styles.issue} ${styles.good}`}>
      <Icon name="check" />
      <p>{t('line.priceFallen', { before: before!, now: now! })}</p>
    </div>
  )
}

/** The terms above have the step. */
function QuantityCaption({ line: { stock, unit } }: { line: LineData }) {
  const t = useMessages('cart')
  const locale = useLocale()
  if (stock.status !== 'Low' || stock.available === null) return null
  return <p className={styles.caption}>{t('line.left', { count: formatUnits(stock.available, unit, locale) })}</p>
}
