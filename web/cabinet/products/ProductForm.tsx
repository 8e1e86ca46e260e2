import { Fragment, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formControls, useDone } from '../../forms/use-form.ts'
import { languageTags, type Locale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { BackLink } from '../BackLink.tsx'
import { useMay } from '../use-may.ts'
import { DocumentField } from '../documents/DocumentField.tsx'
import { type DocumentForm, DocumentFormContext } from '../documents/form-controls.ts'
import { PlainPicturesField } from '../documents/pictures/PlainPicturesField.tsx'
import { Checklist } from './Checklist.tsx'
import { EditorNotes } from './editor/EditorNotes.tsx'
import { LostValues } from './editor/LostValues.tsx'
import { LanguageBar } from './editor/LanguageBar.tsx'
import { Preview } from './editor/Preview.tsx'
import { lockedFields } from './editor/locked-fields.ts'
import { useEditor } from './editor/use-editor.ts'
import type { ProductFormData } from './product-data.ts'
import { SaveBar } from './SaveBar.tsx'
import styles from './products.module.css'
import { sectionsOf } from './sections.ts'
import { statusTones } from '../../shared/products/product-status-tones.ts'

type Props = { data: ProductFormData; forms: { done: 'save' | null }; children?: ReactNode }

const formId = 'product-form'

/** The form of a product in its category, with what hinders publishing and how buyers will see it beside. */
export function ProductForm({ data, forms, children }: Props) {
  const t = useMessages('products')
  const editorTexts = useMessages('product-editor')
  const href = useLocalizedHref()
  const done = useDone(forms)
  const maySpend = useMay('store', data.storeId)
  const { schema, category, product, status, block, storeId, idempotencyKey, copyOf } = data
  const editor = useEditor(data)
  const { opened, problem, live } = editor
  const language = schema.locale ?? 'en'
  const [beside, setBeside] = useState(() => secondLanguage(language, problem?.errors))
  const form = useMemo((): DocumentForm => {
    const { values } = opened
    const refused = problem && { problem, values }
    return { controls: formControls('save', { values, refused }), values, language, beside, places: [] }
  }, [opened, problem, language, beside])
  const title = product ? textOf(data.values[`fields.name.${language}`]) : t('new')
  const fieldOf = (key: string) => schema.fields.find((field) => field.key === key)
  const isProposal = schema.fields.some(({ isForDrafts }) => isForDrafts)
  const isDraft = status === 'Draft'
  const canSave = product ? schema.can.update : schema.can.create
  const locked = lockedFields(data)
  const path = `/profile/products/${product?.id ?? 'new'}`
  return (
    <DocumentFormContext value={form}>
      <div className={layout.stack}>
        <BackLink href={href('/profile/products')} label={t('title')} />
        <div className={`${layout.head} ${styles.title}`}>
          <h1 lang={product ? languageTags[language] : undefined}>{title}</h1>
          <Tag tone={statusTones[status]}>{t(`status.${status}`)}</Tag>
          {product && (
            <div className={styles.actions}>
              <ButtonLink href={href(`/profile/products/new?copy=${product.id}`)} size="s" icon="copy">
                {t('copy')}
              </ButtonLink>
              {status === 'Active' && maySpend && (
                <ButtonLink href={href(`/profile/promotion/new?ids=${product.id}`)} size="s" icon="megaphone">
                  {t('promote')}
                </ButtonLink>
              )}
              <ButtonLink href={href(`${path}/history`)} size="s" icon="clock">
                {editorTexts('history')}
              </ButtonLink>
            </div>
          )}
        </div>
        {done && editor.restoredAt === null && <Note tone="good">{t('done.save')}</Note>}
        {!canSave && <Note tone="info">{t('readOnly')}</Note>}
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
                <LanguageBar fields={schema.fields} values={live} beside={beside} onChoose={setBeside} />
                {sectionsOf(schema.fields).map(({ key, fields }) => (
                  <section key={key} aria-labelledby={`section-${key}`}>
                    <SectionHeading id={`section-${key}`} title={t(`section.${key}`)} />
                    {key === 'price' && isProposal && canSave && (
                      <Note tone="info">{t(isDraft ? 'prices.proposal' : 'prices.locked')}</Note>
                    )}
                    <div className={styles.fields}>
                      {fields.map((field) => (
                        <fieldset
                          key={field.key}
                          role="presentation"
                          className={styles.field}
                          disabled={locked.includes(field.key)}
                        >
                          <DocumentField
                            field={field}
                            hint={field.key === 'vatPercent' ? editorTexts('vatPercent.hint') : undefined}
                          />
                        </fieldset>
                      ))}
                    </div>
                  </section>
                ))}
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
        {canSave && (
          <SaveBar
            form={formId}
            status={status}
            isNew={product === null}
            canPublish={!(isProposal && isDraft)}
            editor={editor}
          />
        )}
      </div>
    </DocumentFormContext>
  )
}

const textOf = (value: string | readonly string[] | undefined) => [value ?? []].flat().at(-1) ?? ''

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
