import type { FormControls } from '../forms/use-form.ts'
import { formatResponseTime } from '../lib/response-time.ts'
import { formatMoney } from '../lib/format.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import { usePrices } from '../lib/prices.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Stamp } from '../ui/Stamp.tsx'
import type { Supplier } from './ask-data.ts'
import { choiceOf } from './selection.ts'
import { ProductName } from '../shared/product/ProductName.tsx'
import styles from './SupplierList.module.css'

type Props = { suppliers: readonly Supplier[]; form: FormControls<'to'> }

/** Suppliers of the inquiry, each with a checkbox. */
export const SupplierList = ({ suppliers, form }: Props) => (
  <ul className={styles.list}>
    {suppliers.map((supplier) => (
      <Row key={supplier.store.id} supplier={supplier} form={form} />
    ))}
  </ul>
)

function Row({ supplier, form }: { supplier: Supplier; form: FormControls<'to'> }) {
  const t = useMessages('ask')
  const common = useMessages('common')
  const { store, product, problem } = supplier
  const locale = useLocale()
  const prices = usePrices()
  const href = useLocalizedHref()
  const responseTime = formatResponseTime(store, common, locale)
  return (
    <li>
      <label>
        <input
          {...form.option('to', choiceOf(store.id, product?.id))}
          disabled={problem !== null}
          aria-label={common('ask.label', { name: store.name })}
        />
        <Picture id={store.logoId} alt="" kind="logo" sizes="40px" width={40} height={40} />
      </label>
      <div className={styles.who}>
        <a href={href(`/store/${store.alias}`)}>{store.name}</a>
        <span>{store.city}</span>
        {store.verifiedAt && <Stamp date={store.verifiedAt} />}
        {problem && (
          <p>
            <Icon name="warning" size="s" />
            {t(`problem.${problem}`)}
          </p>
        )}
      </div>
      {responseTime && (
        <dl>
          <dt>{common('stores.answersIn')}</dt>
          <dd>{responseTime}</dd>
        </dl>
      )}
      {product && (
        <p className={styles.product}>
          <a href={href(`/product/${product.slug}`)}>
            <ProductName name={product.name} nameLocale={product.nameLocale} />
          </a>
          <b title={prices.label(product.vat)}>
            {common('price.perUnit', {
              price: formatMoney(prices.price(product.price, product.vat), locale),
              unit: product.unit.label,
            })}
          </b>
        </p>
      )}
    </li>
  )
}
