import { useState } from 'react'
import { useLazyComponent } from '../../../lib/lazy-component.ts'
import { languageNames, type Locale } from '../../../lib/locale.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { ProductCard } from '../../../shared/product/ProductCard.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import type { FormValues } from '../../documents/form-values.ts'
import type { ProductFormData } from '../product-data.ts'
import styles from './editor.module.css'
import { previewCard } from './preview-card.ts'

type Props = { data: ProductFormData; values: FormValues; beside: Locale }

/** A preview of the product as it is in the form: its card, and its page in a dialog. */
export function Preview({ data, values, beside }: Props) {
  const t = useMessages('product-editor')
  const own = data.schema.locale ?? 'en'
  const [locale, setLocale] = useState<Locale>(own)
  const [isOpen, setOpen] = useState(false)
  const [PagePreview, loadPagePreview] = useLazyComponent(
    () => import('./PagePreview.tsx').then((module) => module.PagePreview),
    'product',
  )
  const language = locale === own ? own : beside
  const card = previewCard(data, values, language, useLocale())
  if (!card) return null
  return (
    <section aria-labelledby="preview">
      <SectionHeading id="preview" title={t('preview')} caption={t('preview.caption')} />
      {/* Nothing in it can be pressed: the product is only drawn. */}
      <div className={styles.preview} inert>
        <ProductCard key={JSON.stringify([card.minimumOrder, card.orderStep])} card={card} />
      </div>
      <div className={styles.previewTools}>
        {[own, beside].map((each) => (
          <Button key={each} size="s" aria-pressed={each === language} onClick={() => setLocale(each)}>
            {languageNames[each]}
          </Button>
        ))}
        <Button
          size="s"
          icon="file-text"
          onClick={() => {
            loadPagePreview()
            setOpen(true)
          }}
        >
          {t('preview.page')}
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('preview.page')}>
        {PagePreview && <PagePreview data={data} values={values} locale={language} card={card} />}
      </Dialog>
    </section>
  )
}
