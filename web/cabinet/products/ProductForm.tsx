import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { ProblemSummary } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { languageTags } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { BackLink } from '../BackLink.tsx'
import { DocumentField } from '../documents/DocumentField.tsx'
import { DocumentFormContext } from '../documents/form-controls.ts'
import { useDocumentControls } from '../documents/use-document-controls.ts'
import { Checklist } from './Checklist.tsx'
import type { ProductFormData } from './product-data.ts'
import { SaveBar } from './SaveBar.tsx'
import styles from './products.module.css'
import { sections } from './sections.ts'
import { statusTones } from './status-tones.ts'

type Props = { data: ProductFormData; forms: { done: 'save' | null } }

/** The form of a product in its category. */
export function ProductForm({ data, forms }: Props) {
  const t = useMessages('products')
  const href = useLocalizedHref()
  const done = useDone(forms)
  const { schema, category, product, status, storeId, idempotencyKey } = data
  const { form, problem } = useDocumentControls(data.values, schema.locale)
  const { controls, values, language } = form
  const title = product ? textOf(data.values[`fields.name.${language}`]) : t('new')
  const fieldOf = (key: string) => schema.fields.find((field) => field.key === key)
  const canSave = product ? schema.can.update : schema.can.create
  const path = `/profile/products/${product?.id ?? 'new'}`
  return (
    <DocumentFormContext value={form}>
      <form method="post" encType="multipart/form-data" noValidate className={styles.page}>
        <BackLink href={href('/profile/products')} label={t('title')} />
        <div className={styles.head}>
          <h1 lang={product ? languageTags[language] : undefined}>{title}</h1>
          <Tag tone={statusTones[status]}>{t(`status.${status}`)}</Tag>
          {product && (
            <ButtonLink href={href(`/profile/products/new?copy=${product.id}`)} size="s" icon="copy">
              {t('copy')}
            </ButtonLink>
          )}
        </div>
        {done && <Note tone="good">{t('done.save')}</Note>}
        {!canSave && <Note tone="info">{t('readOnly')}</Note>}
        {status === 'Blocked' && <Note tone="warn">{t('blocked')}</Note>}
        {problem && <ProblemSummary key={problem.traceId} problem={problem} errors={controls.errors} />}
        <HiddenFields
          intent="save"
          fields={{
            store: storeId,
            'fields.category': category.id,
            ...(product ? { version: product.version } : { idempotencyKey }),
          }}
        />
        <div className={styles.columns}>
          <div className={styles.sections}>
            <section aria-labelledby="section-category">
              <SectionHeading
                id="section-category"
                title={t('section.category')}
                link={{ href: href(`${path}?choose`), label: t('category.change') }}
              />
              <p className={styles.category}>{category.path.join(' › ')}</p>
            </section>
            {sections.map(({ key, fields }) => (
              <section key={key} aria-labelledby={`section-${key}`}>
                <SectionHeading id={`section-${key}`} title={t(`section.${key}`)} />
                <div className={styles.fields}>
                  {fields.map((name) => {
                    const field = fieldOf(name)
                    return field && <DocumentField key={name} field={field} />
                  })}
                </div>
              </section>
            ))}
          </div>
          <aside className={styles.side}>
            <Checklist schema={schema} values={values} />
            <section aria-labelledby="section-images">
              <SectionHeading id="section-images" title={t('section.images')} />
              <div className={styles.fields}>
                <DocumentField field={fieldOf('images')!} />
              </div>
            </section>
          </aside>
        </div>
        {canSave && <SaveBar status={status} isNew={product === null} />}
      </form>
    </DocumentFormContext>
  )
}

const textOf = (value: string | readonly string[] | undefined) => [value ?? []].flat().at(-1) ?? ''
