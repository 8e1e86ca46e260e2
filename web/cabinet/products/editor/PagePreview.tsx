import { languageTags, type Locale } from '../../../lib/locale.ts'
import { useMessages } from '../../../lib/messages.ts'
import type { Card } from '../../../shared/product/ProductCard.tsx'
import { OfferTerms } from '../../../shared/product/OfferTerms.tsx'
import { ProductName } from '../../../shared/product/ProductName.tsx'
import { StockStatus } from '../../../shared/product/StockStatus.tsx'
import { Gallery } from '../../../storefront/product/Gallery.tsx'
import { priceSteps } from '../../../storefront/product/pricing.ts'
import { SpecList } from '../../../storefront/product/SpecList.tsx'
import { Tiers } from '../../../storefront/product/lot/Tiers.tsx'
import { Paragraphs } from '../../../ui/Paragraphs.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import type { FormValues } from '../../documents/form-values.ts'
import type { ProductFormData } from '../product-data.ts'
import styles from './editor.module.css'
import { previewSpecs } from './preview-card.ts'

type Props = { data: ProductFormData; values: FormValues; locale: Locale; card: Card }

/** The page of the product, made of the parts of the real one. */
export function PagePreview({ data, values, locale, card }: Props) {
  const t = useMessages('product')
  const { name, nameLocale, code, brand, imageIds, price, originalPrice, tiers, unit, vat, stock } = card
  const specs = previewSpecs(data, values, locale)
  const description = String(values[`fields.description.${nameLocale}`] ?? '')
  const steps = priceSteps({
    price: originalPrice,
    originalPrice,
    minimumOrder: card.minimumOrder,
    tiers: tiers.map((tier) => ({
      ...tier,
      originalPrice: tier.price,
      lessPercent: Math.round((1 - tier.price.minor / originalPrice.minor) * 100) || 0,
    })),
  })
  return (
    <div className={styles.page}>
      <Gallery key={imageIds.join()} ids={imageIds} name={name} isDrawing={false} />
      <div>
        <h3>
          <ProductName name={name} nameLocale={nameLocale} />
        </h3>
        <p className={styles.codes}>{[code && `${t('code')} ${code}`, brand?.name].filter(Boolean).join(' · ')}</p>
        <OfferTerms
          price={price}
          vat={vat}
          oldPrice={card.oldPrice}
          unit={unit}
          minimumOrder={card.minimumOrder}
          orderStep={card.orderStep}
          size="l"
        />
        {steps.length > 1 && <Tiers steps={steps} current={steps[0]!} unit={unit} vat={vat} />}
        <StockStatus stock={stock} />
      </div>
      {specs.length > 0 && (
        <section>
          <SectionHeading level={3} title={t('characteristics')} />
          <SpecList specs={specs} wide />
        </section>
      )}
      {description && (
        <section lang={languageTags[nameLocale]}>
          <SectionHeading level={3} title={t('description')} />
          <Paragraphs text={description} />
        </section>
      )}
    </div>
  )
}
