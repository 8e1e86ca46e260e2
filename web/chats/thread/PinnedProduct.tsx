import { useEffect, useState } from 'react'
import type { getProduct } from '#modules/catalog/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { live } from '../../lib/live.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { IndividualNote } from '../../shared/product/IndividualNote.tsx'
import { OfferTerms } from '../../shared/product/OfferTerms.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import { ProductName } from '../../shared/product/ProductName.tsx'
import { individualAt, priceSteps, type Product } from '../../storefront/product/pricing.ts'
import styles from './Widgets.module.css'
import type { Chat, Message, Side } from '../client/types.ts'

/**
 * The product a chat is about. Its current price (the buyer's own if there is one; for the store in its own currency) and terms load after
 * rendering, and again when the offers of the chat change.
 */
export function PinnedProduct({
  product: { id, slug, name, nameLocale, imageId },
  side,
  messages,
}: {
  product: NonNullable<Chat['product']>
  side: Side
  messages: readonly Message[]
}) {
  const href = useLocalizedHref()
  const [offered, setOffered] = useState<Product | null>(null)
  const offers = messages.flatMap(({ seq, offer }) => (offer?.isValid ? seq : [])).join()
  useEffect(() => {
    const controller = new AbortController()
    void clientCall<typeof getProduct>(
      'GET x/platform/{p}/{g}/product/long',
      { ...live, id },
      { signal: controller.signal },
    ).then((result) => !controller.signal.aborted && result.success && setOffered(result.data))
    return () => controller.abort()
  }, [id, offers])
  return (
    <div className={styles.pinned} data-pinned="">
      <Thumbnail id={imageId} size={48} className={styles.picture} />
      <div>
        <a href={href(`/product/${slug}`)}>
          <ProductName name={name} nameLocale={nameLocale} />
        </a>
        <div className={styles.lotSpace}>{offered && <Offer product={offered} side={side} />}</div>
      </div>
    </div>
  )
}

function Offer({ product, side }: { product: Product; side: Side }) {
  const { originalPrice, price, vat, unit, minimumOrder, orderStep } = product
  const [step] = priceSteps(product)
  const individual = side === 'Buyer' && step ? individualAt(product, step, minimumOrder) : undefined
  return (
    <>
      <OfferTerms
        price={side === 'Store' ? originalPrice : (individual?.price ?? price)}
        vat={side === 'Store' ? undefined : vat}
        unit={unit}
        minimumOrder={minimumOrder}
        orderStep={orderStep}
      />
      {individual && <IndividualNote listPrice={step!.price} until={individual.until} vat={vat} />}
    </>
  )
}
