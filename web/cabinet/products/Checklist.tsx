import type { MouseEvent } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { type FormValues, nameOf } from '../documents/form-values.ts'
import { useDocumentForm } from '../documents/form-controls.ts'
import type { ProductFormData } from './product-data.ts'
import styles from './products.module.css'

type Props = { schema: ProductFormData['schema']; values: FormValues; isPublished: boolean }
type Item = { name: string; label: string }

/** Requirements of publishing, and details that buyers look for besides, each with a link to its field. */
export function Checklist({ schema: { fields }, values, isPublished }: Props) {
  const t = useMessages('products')
  const editorTexts = useMessages('product-editor')
  const { language } = useDocumentForm()
  const isFilled = ({ name }: Item) =>
    Object.entries(values).some(([key, value]) => (key === name || key.startsWith(`${name}.`)) && value.length > 0)
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
  const wanted = fields
    .filter(({ key }) => ['images', 'description', 'stock'].includes(key))
    .map(({ key, label }): Item => ({ name: nameOf(key), label }))
  const all = [...required, ...wanted]
  const missing = required.filter((item) => !isFilled(item))
  const percent = Math.round((all.filter(isFilled).length / all.length) * 100)
  // The anchor of a translatable field is its text in the language of the store.
  const anchorOf = ({ name }: Item) => {
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
            <a href={anchorOf(item)} onClick={focusTarget}>
              {t('checklist.missing', { label: item.label })}
            </a>
          </li>
        ))}
        {wanted
          .filter((item) => !isFilled(item))
          .map((item) => (
            <li key={item.name}>
              <Icon name="info" size="s" />
              <a href={anchorOf(item)} onClick={focusTarget}>
                {t('checklist.wanted', { label: item.label })}
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Without a change of the address, which the router would take for a navigation that discards a refused form. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!field) return
  event.preventDefault()
  field.focus()
}
