import { Fragment, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formControls, useDone } from '../../forms/use-form.ts'
import { languageTags, type Locale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Note } from '../../ui/Note.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { BackLink } from '../BackLink.tsx'
import { DocumentField } from '../documents/DocumentField.tsx'
import { type DocumentForm, DocumentFormContext } from '../documents/form-controls.ts'
import { PlainPicturesField } from '../documents/pictures/PlainPicturesField.tsx'
import { Checklist } from './Checklist.tsx'
import { EditorNotes } from './editor/EditorNotes.tsx'
import { LostValues } from './editor/LostValues.tsx'
import { LanguageBar } from './editor/LanguageBar.tsx'
import { Preview } from './editor/Preview.tsx'
import { canSave, isProposal, lockedFields } from './editor/locked-fields.ts'
import { useEditor } from './editor/use-editor.ts'
import type { ProductFormData } from './product-data.ts'
import { ProductHead } from './ProductHead.tsx'
import { SaveBar } from './SaveBar.tsx'
import styles from './products.module.css'
import { sectionsOf } from './sections.ts'

type Props = { data: ProductFormData; forms: { done: 'save' | null }; children?: ReactNode }

const formId = 'product-form'

/** The form of a product in its category, with what hinders publishing and how buyers will see it beside. */
export function ProductForm({ data, forms, children }: Props) {
  const t = useMessages('products')
  const href = useLocalizedHref()
  const done = useDone(forms)
  const { schema, category, product, status, storeId, idempotencyKey, copyOf } = data
  const editor = useEditor(data)
  const { opened, problem, live } = editor
  const language = schema.locale ?? 'en'
  const [beside, setBeside] = useState(() => secondLanguage(language, problem?.errors))
  const form = useMemo((): DocumentForm => {
    const { values } = opened
    const refused = problem && { problem, values }
    return { controls: formControls('save', { values, refused }), values, language, beside, places: [] }
  }, [opened, problem, language, beside])
  const fieldOf = (key: string) => schema.fields.find((field) => field.key === key)
  return (
    <DocumentFormContext value={form}>
      <div className={layout.stack}>
        <BackLink href={href('/profile/products')} label={t('title')} />
        <ProductHead data={data} />
        {done && editor.restoredAt === null && <DoneNote>{t('done.save')}</DoneNote>}
        <StatusNotes data={data} />
        <EditorNotes editor={editor} data={data} errors={form.controls.errors} />
        <div className={styles.columns}>
          <div className={styles.check}>
            <Checklist
              schema={schema}
              values={live}
              reserved={Number(data.values['fields.reserved'] ?? 0)}
              isPublished={status === 'Active'}
            />
          </div>
          <div className={`${styles.main} ${styles.sections}`}>
            <form
              ref={editor.form}
              id={formId}
              method="post"
              encType="multipart/form-data"
              noValidate
              className={styles.sections}
              onKeyDown={saveByKey}
            >
              <HiddenFields
                intent="save"
                fields={{
                  store: storeId,
                  'fields.category': category.id,
                  ...(copyOf && { copyOf: copyOf.id }),
                  ...(product ? { version: opened.version, base: opened.base } : { idempotencyKey }),
                }}
              />
              <noscript>
                {/* Enter in a field sends the first button, which is not one that moves a picture. */}
                <button type="submit" className={layout.hidden} tabIndex={-1} aria-hidden />
              </noscript>
              <Fragment key={opened.generation}>
                <CategorySection data={data} />
                <LanguageBar fields={schema.fields} values={live} beside={beside} onChoose={setBeside} />
                <Sections data={data} />
                <PlainPicturesField field={fieldOf('images')!} />
              </Fragment>
            </form>
            {children}
            {!product && <Note tone="info">{t(copyOf?.hasMedia ? 'media.copied' : 'media.later')}</Note>}
          </div>
          <div className={styles.preview}>
            <Preview data={data} values={live} beside={beside} />
          </div>
        </div>
        {canSave(data) && (
          <SaveBar
            form={formId}
            status={status}
            isNew={product === null}
            canPublish={!(isProposal(data) && status === 'Draft')}
            editor={editor}
          />
        )}
      </div>
    </DocumentFormContext>
  )
}

/** What hinders saving, and what buyers do not see. */
function StatusNotes({ data }: { data: ProductFormData }) {
  const t = useMessages('products')
  const href = useLocalizedHref()
  const { acting } = usePage()
  const { product, status, block, unseenPromotions } = data
  return (
    <>
      {!canSave(data) && <Note tone="info">{t(acting ? 'readOnly.acting' : 'readOnly')}</Note>}
      {status === 'Blocked' && (
        <Note
          tone="warn"
          action={
            <ButtonLink href={href('/contacts')} size="s">
              {t('blocked.contact')}
            </ButtonLink>
          }
        >
          {block?.reason ? t('blocked.reason', { reason: block.reason }) : t('blocked')}
        </Note>
      )}
      {unseenPromotions > 0 && (
        <Note
          tone="warn"
          action={
            <ButtonLink href={href(`/profile/promotion?state=current&productId=${product!.id}`)} size="s">
              {t('archived.promoted.open')}
            </ButtonLink>
          }
        >
          {t('archived.promoted')}
        </Note>
      )}
    </>
  )
}

function CategorySection({ data: { category, product, copyOf } }: { data: ProductFormData }) {
  const t = useMessages('products')
  const href = useLocalizedHref()
  const path = `/profile/products/${product?.id ?? 'new'}`
  return (
    <section aria-labelledby="section-category">
      <SectionHeading
        id="section-category"
        title={t('section.category')}
        link={{
          href: href(`${path}?choose${copyOf ? `&copy=${copyOf.id}` : ''}`),
          label: t('category.change'),
        }}
      />
      <p className={styles.category}>{category.path.join(' › ')}</p>
      <LostValues names={category.lost} backHref={href(copyOf ? `${path}?copy=${copyOf.id}` : path)} />
    </section>
  )
}

/** The fields of a product; those that the person may not change now are disabled. */
function Sections({ data }: { data: ProductFormData }) {
  const t = useMessages('products')
  const editorTexts = useMessages('product-editor')
  const locked = lockedFields(data)
  const priceNote = data.status === 'Draft' ? t('prices.proposal') : t('prices.locked')
  return sectionsOf(data.schema.fields).map(({ key, fields }) => (
    <section key={key} aria-labelledby={`section-${key}`}>
      <SectionHeading id={`section-${key}`} title={t(`section.${key}`)} />
      {key === 'price' && isProposal(data) && canSave(data) && <Note tone="info">{priceNote}</Note>}
      <div className={styles.fields}>
        {fields.map((field) => (
          <fieldset key={field.key} role="presentation" className={styles.field} disabled={locked.includes(field.key)}>
            <DocumentField
              field={field}
              hint={field.key === 'vatPercent' ? editorTexts('vatPercent.hint') : undefined}
            />
          </fieldset>
        ))}
      </div>
    </section>
  ))
}

/** The language beside that of the store: one with an error, or else English. */
function secondLanguage(language: Locale, errors: readonly { path: string }[] = []): Locale {
  const wrong = errors
    .map(({ path }) => path.split('.').at(-1))
    .find((end) => end && end !== language && end in languageTags)
  return (wrong as Locale | undefined) ?? (language === 'en' ? 'ru' : 'en')
}

function saveByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
