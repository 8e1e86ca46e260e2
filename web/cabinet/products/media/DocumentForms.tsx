import type { upload } from '#modules/files/contract.ts'
import type { updateDocument } from '#modules/fluent/contract.ts'
import { dayMs } from '#platform/values/days.ts'
import { ActionForm } from '../../../forms/ActionForm.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { expiryNoticeDays } from '../../../lib/locale.ts'
import { useMessages } from '../../../lib/messages.ts'
import { usePage } from '../../../lib/page.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field, Select } from '../../../ui/form/Field.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import type { FormField, InnerField } from '../../documents/form-values.ts'
import rows from '../../FileRows.module.css'
import forms from '../../Form.module.css'
import type { StoredProduct } from '../product-data.ts'
import type { ProductDocument } from './media-forms.ts'
import styles from './media.module.css'
import { RemoveFile } from './RemoveFile.tsx'

type Items = Record<'file' | 'kind' | 'title' | 'validUntil', InnerField>
type Props = { product: StoredProduct; items: Items }

/** Data sheets and certificates of the product. */
export function DocumentForms({ product, field }: { product: StoredProduct; field: FormField }) {
  const items = Object.fromEntries(field.fields!.map((item) => [item.key, item])) as Items
  const { documents } = product.media
  return (
    <section aria-labelledby="documents">
      <SectionHeading title={field.label} id="documents" />
      {documents.length > 0 && (
        <ul className={rows.files}>
          {documents.map((document) => (
            <DocumentRow key={document.file} product={product} items={items} document={document} />
          ))}
        </ul>
      )}
      {documents.length < field.maxItems! && <NewDocument product={product} items={items} />}
    </section>
  )
}

function DocumentRow({ product, items, document }: Props & { document: ProductDocument }) {
  const t = useMessages('products')
  const { id, storeId } = product
  const { file, kind, title, validUntil } = document
  const form = useForm<typeof updateDocument, 'validUntil'>('product.setValidity', {
    formKey: file,
    values: { validUntil },
  })
  const kindName = items.kind.choices!.find(({ value }) => value === kind)!.label
  const name = title ?? kindName
  return (
    <li>
      <span className={rows.name}>
        <span>
          <a href={`/file/${file}`} download="">
            {name}
          </a>
          <Validity until={validUntil} />
        </span>
        {title && <small>{kindName}</small>}
      </span>
      <RemoveFile product={product} file={file} name={name} />
      <ActionForm
        form={form}
        action="#documents"
        className={styles.validity}
        hiddenFields={{ store: storeId, id, file }}
      >
        <Field {...form.field('validUntil')} type="date" label={items.validUntil.label} />
        <Button type="submit" size="s" aria-label={t('media.validity.save.of', { name })}>
          {t('media.validity.save')}
        </Button>
      </ActionForm>
    </li>
  )
}

/** Whether a document has run out, or does soon. */
function Validity({ until }: { until: string | null }) {
  const t = useMessages('products')
  const { servedAt } = usePage()
  if (!until) return null
  const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)
  if (until < isoDay(servedAt * 1000)) return <Tag tone="bad">{t('media.validity.over')}</Tag>
  return until < isoDay(servedAt * 1000 + expiryNoticeDays * dayMs) ? (
    <Tag tone="warn">{t('media.validity.soon')}</Tag>
  ) : null
}

function NewDocument({ product: { id, storeId }, items }: Props) {
  const t = useMessages('products')
  const form = useForm<typeof upload, 'file' | 'kind' | 'title' | 'validUntil'>('product.addDocument')
  const { file, kind, title, validUntil } = items
  return (
    <ActionForm
      form={form}
      action="#documents"
      encType="multipart/form-data"
      className={forms.form}
      hiddenFields={{ store: storeId, id }}
    >
      <Select {...form.select('kind')} label={kind.label}>
        {kind.choices!.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Field {...form.field('title')} label={title.label} maxLength={title.maxLength ?? undefined} />
      <Field
        {...form.field('validUntil')}
        type="date"
        label={validUntil.label}
        hint={t('media.documents.validUntil.hint')}
      />
      {/* The files of a form come after its fields. */}
      <Field
        {...form.field('file')}
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
        label={file.label}
        hint={t('media.documents.hint')}
      />
      <Button type="submit">{t('media.documents.add')}</Button>
    </ActionForm>
  )
}
