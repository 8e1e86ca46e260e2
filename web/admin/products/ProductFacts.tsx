import type { getAnyProduct } from '#modules/cabinet/all-products-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate, formatList, formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import admin from '../admin.module.css'
import { StoreLink } from '../StoreLink.tsx'

export function ProductFacts({ product }: { product: OutputOf<typeof getAnyProduct> }) {
  const t = useMessages('products')
  const own = useMessages('admin-products')
  const common = useMessages('common')
  const locale = useLocale()
  const { id, store, price, unitLabel, available, problems } = product
  return (
    <div className={admin.facts}>
      <FactList
        facts={[
          [own('fact.picture'), product.imageId && <Thumbnail key="picture" id={product.imageId} />],
          [own('fact.number'), id],
          [t('column.code'), product.code],
          [own('column.store'), <StoreLink key="store" store={store} />],
          [t('column.category'), product.categoryName],
          [own('fact.brand'), product.brandName],
          [own('fact.barcode'), product.barcode],
          [t('column.price'), price && t('price', { price: formatMoney(price, locale), unit: unitLabel })],
          [t('column.available'), available === null ? common('stock.inStock') : formatNumber(available, locale)],
          [own('fact.orders'), formatNumber(product.orderCount, locale)],
          [
            t('problem'),
            formatList(
              problems.map((problem) => t(`problem.${problem}`)),
              locale,
            ),
          ],
          [own('column.created'), formatDate(product.createdAt, locale)],
          [t('column.updatedAt'), formatDate(product.updatedAt, locale)],
        ]}
      />
    </div>
  )
}
