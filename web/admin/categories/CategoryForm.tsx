import type { updateCategory } from '#modules/categories/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { locales } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Checkbox, Field, Select, TextArea } from '../../ui/form/Field.tsx'
import { PictureField } from '../PictureField.tsx'
import type { Category } from './categories-data.ts'
import styles from './categories.module.css'
import { inLanguage, ofLanguage } from './text-languages.ts'
import { type Effect, Effects } from './Effects.tsx'
import { useRehearsal } from './rehearsed-form.ts'

/** Names, addresses and texts in all languages, icon and view. */
export function CategoryForm({ category }: { category: Category }) {
  const t = useMessages('categories')
  const rehearsal = useRehearsal<Effect>('update')
  const form = useForm<typeof updateCategory>('update', {
    values: rehearsal?.values ?? storedValues(category),
    requirements: Object.fromEntries(locales.map((locale) => [`aliases.${locale}`, t('alias.required')])),
  })
  const hasError = (...fields: ('titles' | 'descriptions' | 'abouts')[]) =>
    locales.some((locale) => fields.some((field) => form.field(`${field}.${locale}`).error))
  const hiddenFields = {
    id: category.id,
    version: category.version,
    ...(rehearsal && { agreed: rehearsal.agreed }),
  }
  return (
    <ActionForm form={form} className={styles.form} hiddenFields={hiddenFields} encType="multipart/form-data">
      {locales.map((locale) => (
        <div key={locale} className={styles.pair}>
          <Field {...form.field(`names.${locale}`)} {...inLanguage(locale)} label={t('name.of', ofLanguage(locale))} />
          <Field {...form.field(`aliases.${locale}`)} {...plain} label={t('alias.of', ofLanguage(locale))} />
        </div>
      ))}
      <Disclosure label={t('searchEngines')} isOpen={hasError('titles', 'descriptions')}>
        <p>{t('searchEngines.hint')}</p>
        {locales.map((locale) => (
          <div key={locale} className={styles.pair}>
            <Field
              {...form.field(`titles.${locale}`)}
              {...inLanguage(locale)}
              label={t('title.of', ofLanguage(locale))}
            />
            <TextArea
              {...form.field(`descriptions.${locale}`)}
              {...inLanguage(locale)}
              label={t('description.of', ofLanguage(locale))}
              rows={2}
            />
          </div>
        ))}
      </Disclosure>
      <Disclosure label={t('about')} isOpen={hasError('abouts')}>
        <p>{t('about.hint')}</p>
        {locales.map((locale) => (
          <TextArea
            key={locale}
            {...form.field(`abouts.${locale}`)}
            {...inLanguage(locale)}
            label={t('about.of', ofLanguage(locale))}
          />
        ))}
      </Disclosure>
      <Select {...form.select('view')} label={t('listView')}>
        <option value="grid">{t('listView.grid')}</option>
        <option value="list">{t('listView.list')}</option>
      </Select>
      <div>
        <input type="hidden" name="isActive" value="false" />
        <Checkbox {...form.checkbox('isActive')} label={t('isActive')} hint={t('isActive.hint')} />
      </div>
      {rehearsal && <Effects effects={rehearsal.effects} />}
      <PictureField
        field={form.field('drawingId')}
        label={t('icon')}
        hint={t('icon.hint')}
        removeLabel={t('icon.remove')}
        kind="drawing"
        size={96}
      />
      <Button type="submit" variant="solid">
        {t(rehearsal ? 'save.agreed' : 'save')}
      </Button>
    </ActionForm>
  )
}

/** For addresses. */
export const plain = { autoCapitalize: 'none', spellCheck: false }

const storedValues = ({ names, aliases, titles, descriptions, abouts, view, isActive, drawingId }: Category) => ({
  ...Object.fromEntries(
    Object.entries({ names, aliases, titles, descriptions, abouts }).flatMap(([field, texts]) =>
      locales.map((locale) => [`${field}.${locale}`, texts[locale]]),
    ),
  ),
  view,
  isActive,
  drawingId: drawingId ?? '',
})
