import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { searchProducts } from '#modules/search/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoney } from '../../lib/format.ts'
import { live } from '../../lib/live.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import type { loader as rootLoader } from '../../root-data.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import { activeStore } from '../nav-items.ts'
import { ProductName } from '../../shared/product/ProductName.tsx'
import styles from './dialogs.module.css'
import { useCall } from '../../lib/client/use-call.ts'

export type Product = OutputOf<typeof searchProducts>['items'][number]

const debounceMs = 300
const maxResults = 8

/** Searches the store's own products by name or code. */
export function ProductPicker({ onChoose }: { onChoose: (product: Product) => void }) {
  const t = useMessages('seller-chats')
  const locale = useLocale()
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account
  const [text, setText] = useState('')
  const store = (account && activeStore(account)?.alias) ?? ''
  const result = useCall<typeof searchProducts>(
    'GET x/platform/{p}/{g}/product/search',
    { ...live, store, text: text.trim(), pageSize: maxResults, facets: '0' },
    debounceMs,
  )
  const products = result?.success ? result.data.items : []
  return (
    <div className={styles.goods}>
      <Field
        type="search"
        label={t('goods.find')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        maxLength={200}
      />
      <p role="status">
        {result?.success ? t('goods.found', { count: result.data.total }) : result ? t('dialog.failed') : ''}
      </p>
      <ul className={styles.choices}>
        {products.map((product) => (
          <li key={product.id}>
            <button type="button" onClick={() => onChoose(product)}>
              <Thumbnail id={product.imageIds[0] ?? null} />
              <b>
                <ProductName name={product.name} nameLocale={product.nameLocale} />
              </b>
              <span>{formatMoney(product.originalPrice, locale)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
