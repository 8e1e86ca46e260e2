import { useState } from 'react'
import { useLocation } from 'react-router'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { ProductGrid } from '../../shared/product/ProductGrid.tsx'
import { StoreTable } from '../../shared/StoreTable.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { BackLink } from '../BackLink.tsx'
import { useMay } from '../use-may.ts'
import type { Route } from './+types/new.ts'
import { Cost } from './Cost.tsx'
import type { NewPromotionData } from './new-data.ts'
import styles from './promotion.module.css'
import { PromotionForm } from './PromotionForm.tsx'

export { action, loader } from './new-data.ts'

/** The fields keep their focus while the cost follows them. */
export const handle: PageHandle = { keepsStateOn: 'search' }

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => {
      const t = translator(locale, 'promotion')
      return loaded?.subject === 'product' ? t('new.products', { count: loaded.ids.length }) : t('new.store')
    },
    path: '/profile/promotion/new',
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** Chooses placement and days, and says what they cost before they are paid. */
export default function NewPromotion({ loaderData: data }: Route.ComponentProps) {
  const t = useMessages('promotion')
  const href = useLocalizedHref()
  const { search } = useLocation()
  const [changedAt, setChangedAt] = useState<string | null>(null)
  const { storeId, subject, ids, selectedCount, maxProducts, offers } = data
  const maySpend = useMay('store', storeId)
  const count = ids.length
  return (
    <div className={layout.stack}>
      <BackLink href={href('/profile/promotion')} label={t('title')} />
      <h1>{subject === 'product' ? t('new.products', { count }) : t('new.store')}</h1>
      {selectedCount > count && <Note tone="info">{t('new.limit', { max: maxProducts, total: selectedCount })}</Note>}
      {offers.length === 0 && <Note tone="info">{t('notOffered')}</Note>}
      <FormProblem intents={['product', 'store']} />
      {maySpend && offers.length > 0 && (
        <div className={styles.columns}>
          <PromotionForm data={data} onChange={() => setChangedAt(search)} onSend={() => setChangedAt(null)} />
          <Cost data={data} isOutdated={changedAt === search} />
        </div>
      )}
      <Preview preview={data.preview} more={count - data.preview.cards.length} />
    </div>
  )
}

function Preview({ preview: { cards, store }, more }: { preview: NewPromotionData['preview']; more: number }) {
  const t = useMessages('promotion')
  if (cards.length === 0 && !store) return null
  return (
    <section aria-labelledby="preview" className={layout.stack}>
      <SectionHeading id="preview" title={t('preview')} />
      {/* Nothing in it can be pressed. */}
      <div inert>{store ? <StoreTable stores={[store]} /> : <ProductGrid cards={cards} columns={3} />}</div>
      {!store && more > 0 && <p>{t('preview.more', { count: more })}</p>}
    </section>
  )
}
