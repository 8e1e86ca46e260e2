import type { saveVideo, upload } from '#modules/files/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Select } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { FormField } from '../documents/form-values.ts'
import forms from '../Form.module.css'
import styles from './products.module.css'
import type { StoredProduct } from './product-data.ts'

type Props = { product: StoredProduct; fields: Readonly<Record<string, FormField>> }

/** Files beside the form of a product: each is added and removed at once. */
export function MediaForms({ product, schema }: { product: StoredProduct; schema: readonly FormField[] }) {
  const fields = Object.fromEntries(schema.map((field) => [field.key, field]))
  return (
    <div className={styles.media}>
      <DocumentForms product={product} fields={fields} />
      <VideoForms product={product} fields={fields} />
    </div>
  )
}

/** Data sheets and certificates of the product. */
function DocumentForms({ product, fields }: Props) {
  const t = useMessages('products')
  const { id, storeId, media } = product
  const form = useForm<typeof upload, 'file' | 'kind' | 'title'>('product.addDocument')
  const items = fields.documents!.fields!
  const [file, kind, title] = ['file', 'kind', 'title'].map((key) => items.find((item) => item.key === key)!)
  const nameOf = (document: { kind: string; title: string | null }) =>
    document.title ?? kind!.choices!.find(({ value }) => value === document.kind)!.label
  return (
    <section aria-labelledby="documents">
      <SectionHeading title={fields.documents!.label} id="documents" />
      <Files product={product} files={media.documents.map((each) => ({ id: each.file, name: nameOf(each) }))} />
      <ActionForm
        form={form}
        action="#documents"
        encType="multipart/form-data"
        className={forms.form}
        hiddenFields={{ store: storeId, id }}
      >
        <Select {...form.select('kind')} label={kind!.label}>
          {kind!.choices!.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Field {...form.field('title')} label={title!.label} maxLength={title!.maxLength ?? undefined} />
        {/* The files of a form come after its fields. */}
        <Field
          {...form.field('file')}
          type="file"
          accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
          label={file!.label}
          hint={t('media.documents.hint')}
        />
        <Button type="submit">{t('media.documents.add')}</Button>
      </ActionForm>
    </section>
  )
}

function VideoForms({ product, fields }: Props) {
  const t = useMessages('products')
  const { id, storeId, media } = product
  const form = useForm<typeof saveVideo>('product.addVideo')
  const files = media.videos.map((video, index) => ({
    id: video,
    name: t('media.videos.of', { number: index + 1 }),
  }))
  return (
    <section aria-labelledby="videos">
      <SectionHeading title={fields.videos!.label} id="videos" />
      <Files product={product} files={files} />
      <ActionForm form={form} action="#videos" className={forms.form} hiddenFields={{ store: storeId, id }}>
        <Field {...form.field('url')} type="url" label={t('media.videos.url')} autoComplete="off" />
        <Button type="submit">{t('media.videos.add')}</Button>
      </ActionForm>
    </section>
  )
}

function Files({
  product: { id, storeId },
  files,
}: Pick<Props, 'product'> & { files: readonly { id: string; name: string }[] }) {
  const t = useMessages('products')
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <span>{file.name}</span>
          <form method="post">
            <HiddenFields intent="product.removeFile" fields={{ store: storeId, id, file: file.id }} />
            <Button type="submit" size="s" aria-label={t('media.removeFile.of', { name: file.name })}>
              {t('media.removeFile')}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  )
}
