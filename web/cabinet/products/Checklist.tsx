import type { MouseEvent } from 'react'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { type FormValues, nameOf } from '../documents/form-values.ts'
import { useDocumentForm } from '../documents/form-controls.ts'
import { completenessOf, type Gap, gapsIn, isFilled } from './completeness.ts'
import type { ProductFormData } from './product-data.ts'
import styles from './products.module.css'

type Props = { schema: ProductFormData['schema']; values: FormValues; reserved: number; isPublished: boolean }
type Item = { name: string; label: string }

/** Requirements of publishing, and what buyers miss besides, each with a link to its field. */
export function Checklist({ schema: { fields }, values, reserved, isPublished }: Props) {
  const t = useMessages('products')
  const editorTexts = useMessages('product-editor')
  const { language } = useDocumentForm()
  const characteristics = fields.find(({ key }) => key === 'characteristics')?.fields ?? []
  const gaps = gapsIn(values, { characteristics, reserved, locale: useLocale() })
  const percent = completenessOf(gaps)
  const required = fields.flatMap(
    ({ key, label, isRequired, isRequiredToPublish, isReadOnly, default: value, fields: inner }): Item[] => {
      if (key === 'characteristics')
        return inner!
          .filter((item) => item.isRequiredToPublish)
          .map((item) => ({ name: `${nameOf(key)}.${item.key}`, label: item.label }))
      return (isRequired || isRequiredToPublish) && !inner && !isReadOnly && value === null
        ? [{ name: nameOf(key), label }]
        : []
    },
  )
  const missing = required.filter(({ name }) => !isFilled(values, name))
  // The anchor of a translatable field is its text in the language of the store.
  const anchorOf = (name: string) => {
    const isText = fields.some((field) => field.isTranslatable && nameOf(field.key) === name)
    return `#save-${(isText ? `${name}.${language}` : name).replaceAll('.', '-')}`
  }
  return (
    <section aria-labelledby="checklist">
      <SectionHeading
        id="checklist"
        title={t(isPublished ? 'checklist.published' : 'checklist')}
        caption={editorTexts('complete', { percent })}
      />
      <progress className={styles.complete} max={100} value={percent} aria-labelledby="checklist" />
      <ul className={styles.checklist}>
        {missing.length === 0 && (
          <li data-state="done">
            <Icon name="check-circle" size="s" />
            {t('checklist.ready')}
          </li>
        )}
        {missing.map((item) => (
          <li key={item.name} data-state="missing">
            <Icon name="warning-circle" size="s" />
            <a href={anchorOf(item.name)} onClick={focusTarget}>
              {t('checklist.missing', { label: item.label })}
            </a>
          </li>
        ))}
        {gaps.filter(isOptional).map((gap) => (
          <li key={gap}>
            <Icon name="info" size="s" />
            <a href={anchorOf(optionalFields[gap])} onClick={focusTarget}>
              {t(`problem.${gap}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Gaps with which a product may be published, and the fields that close them. */
const optionalFields = {
  picture: nameOf('images'),
  description: nameOf('description'),
  translations: nameOf('name'),
  stock: nameOf('stock'),
}
const isOptional = (gap: Gap): gap is keyof typeof optionalFields => gap in optionalFields

/** Without a change of the address, which the router would take for a navigation that discards a refused form. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!field) return
  event.preventDefault()
  field.focus()
}
