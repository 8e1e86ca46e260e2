import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { type FormValues, nameOf } from '../documents/form-values.ts'
import type { ProductFormData } from './product-data.ts'
import styles from './products.module.css'

type Props = { schema: ProductFormData['schema']; values: FormValues }

/** What publishing requires, and what buyers look for besides. */
export function Checklist({ schema: { fields }, values }: Props) {
  const t = useMessages('products')
  const isFilled = (name: string) =>
    Object.entries(values).some(([key, value]) => (key === name || key.startsWith(`${name}.`)) && value.length > 0)
  const required = fields.flatMap(({ key, label, isRequiredToPublish, isReadOnly, default: value, fields: inner }) => {
    if (inner)
      return inner
        .filter((item) => item.isRequiredToPublish && key === 'characteristics')
        .map((item) => ({ name: `${nameOf(key)}.${item.key}`, label: item.label }))
    return isRequiredToPublish && !isReadOnly && value === null ? [{ name: nameOf(key), label }] : []
  })
  const missing = required.filter(({ name }) => !isFilled(name))
  const wanted = fields
    .filter(({ key }) => ['images', 'description', 'stock'].includes(key))
    .map(({ key, label }) => ({ name: nameOf(key), label }))
    .filter(({ name }) => !isFilled(name))
  return (
    <section aria-labelledby="checklist">
      <SectionHeading id="checklist" title={t('checklist')} />
      <ul className={styles.checklist}>
        {missing.length === 0 && (
          <li data-state="done">
            <Icon name="check-circle" size="s" />
            {t('checklist.ready')}
          </li>
        )}
        {missing.map(({ name, label }) => (
          <li key={name} data-state="missing">
            <Icon name="warning-circle" size="s" />
            <span>{t('checklist.missing', { label })}</span>
          </li>
        ))}
        {wanted.map(({ name, label }) => (
          <li key={name}>
            <Icon name="info" size="s" />
            <span>{t('checklist.wanted', { label })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
