import type { createCategory } from '#modules/categories/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { locales } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/form/Field.tsx'
import styles from './categories.module.css'
import { plain } from './CategoryForm.tsx'
import { inLanguage, ofLanguage } from './text-languages.ts'
import type { CategoryNode } from './visible-nodes.ts'

/** A new node below another one, or a new class. */
export function NewCategory({ parent }: { parent: CategoryNode | null }) {
  const t = useMessages('categories')
  const form = useForm<typeof createCategory>('create', {
    requirements: Object.fromEntries(locales.map((locale) => [`aliases.${locale}`, t('alias.required')])),
  })
  const level = parent === null ? 'Class' : parent.level === 'Class' ? 'Group' : 'Category'
  return (
    <>
      <header className={styles.head}>
        <h2>{t(`new.${level}`)}</h2>
        {parent && <p>{t('new.in', { name: parent.name })}</p>}
      </header>
      <ActionForm form={form} className={styles.form} hiddenFields={{ parentId: parent?.id ?? '' }}>
        {locales.map((locale) => (
          <Field
            key={locale}
            {...form.field(`names.${locale}`)}
            {...inLanguage(locale)}
            label={t('name.of', ofLanguage(locale))}
          />
        ))}
        <Disclosure label={t('aliases')} isOpen={locales.some((locale) => form.field(`aliases.${locale}`).error)}>
          <p>{t('aliases.hint')}</p>
          {locales.map((locale) => (
            <Field
              key={locale}
              {...form.field(`aliases.${locale}`)}
              {...plain}
              required={false}
              label={t('alias.of', ofLanguage(locale))}
            />
          ))}
        </Disclosure>
        <Button type="submit" variant="solid">
          {t('new.submit')}
        </Button>
      </ActionForm>
    </>
  )
}
