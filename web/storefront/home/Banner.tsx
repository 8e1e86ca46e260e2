import type { ComponentProps } from 'react'
import type { promoCards } from '#modules/catalog/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { withNonBreakingSpaces } from '../../lib/non-breaking-space.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { usePrices } from '../../lib/prices.ts'
import { Tag } from '../../ui/Tag.tsx'
import { BannerPicture } from '../BannerPicture.tsx'
import type { BannerOfPage } from '../load-banner.ts'
import { widerPictures } from '../wider-pictures.ts'
import styles from './Banner.module.css'

export type BannerData = {
  banner: BannerOfPage | null
  card: OutputOf<typeof promoCards>['items'][number] | null
}

/** A white line drawing, or a photo as it is, on the brand colour. */
export function Banner({ banner, card }: BannerData) {
  const t = useMessages('home')
  const locale = useLocale()
  const href = useLocalizedHref()
  const prices = usePrices()
  if (banner) {
    const { title, note, target, imageId, isDrawing } = banner
    return (
      <Panel
        href={/^https?:/.test(target) ? target : href(target)}
        title={title}
        imageId={imageId}
        isDrawing={isDrawing}
        wider={widerPictures(banner)}
        facts={[note]}
      />
    )
  }
  if (!card) return null
  const { slug, name, imageIds, hasDrawing, price, vat, minimumOrder, store } = card
  const from = t('banner.price', {
    price: formatMoney(prices.price(price, vat), locale),
    minimum: formatNumber(minimumOrder, locale),
  })
  return (
    <Panel
      href={href(`/product/${slug}`)}
      title={name}
      imageId={imageIds[0] ?? null}
      isDrawing={hasDrawing}
      facts={[store.name, from]}
      promo={t('banner.promo')}
    />
  )
}

type PanelProps = Pick<ComponentProps<typeof BannerPicture>, 'wider'> & {
  href: string
  title: string
  imageId: string | null
  isDrawing: boolean
  facts: string[]
  promo?: string
}

const Panel = ({ href, title, imageId, isDrawing, wider, facts, promo }: PanelProps) => (
  <a className={styles.banner} href={href}>
    {promo && <Tag tone="promo">{promo}</Tag>}
    {imageId && (
      <BannerPicture id={imageId} isDrawing={isDrawing} wider={wider} size={240} className={styles.picture} priority />
    )}
    <b>{withNonBreakingSpaces(title)}</b>
    <span className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  </a>
)
