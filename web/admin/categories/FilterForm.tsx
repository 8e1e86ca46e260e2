import type { deleteFilter, updateFilter } from '#modules/categories/filter-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { locales } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import admin from '../admin.module.css'
import type { Category, Filter } from './categories-data.ts'
import styles from './categories.module.css'
import { type Effect, Effects } from './Effects.tsx'
import { FilterFields, FilterHead } from './FilterFields.tsx'
import { rowsOf } from './options.ts'
import { useRehearsal } from './rehearsed-form.ts'

type Props = { category: Category; filter: Filter }

/** A characteristic of a category: names, unit, options and how the category uses it. */
export function FilterForm({ category, filter }: Props) {
  const t = useMessages('categories')
  const locale = useLocale()
  const { id, version, type, categoryCount } = filter
  const rehearsal = useRehearsal<Effect>('updateFilter')
  const hasEffects = rehearsal !== null && rehearsal.effects !== undefined
  const form = useForm<typeof updateFilter, string>('updateFilter', {
    values: rehearsal?.values ?? storedValues(filter),
  })
  return (
    <>
      <FilterHead category={category} title={filter.names[locale] || filter.names.en} type={type} />
      {categoryCount > 1 && <Note tone="info">{t('filter.shared', { count: categoryCount - 1 })}</Note>}
      <ActionForm
        form={form}
        className={styles.form}
        hiddenFields={{ categoryId: category.id, id, version, ...(hasEffects && { agreed: rehearsal.agreed }) }}
      >
        <FilterFields form={form} type={type} rows={type === 'Check' ? null : rowsOf(filter.options)} />
        {hasEffects && <Effects effects={rehearsal.effects} />}
        <Button type="submit" variant="solid">
          {t(hasEffects ? 'save.agreed' : 'save')}
        </Button>
      </ActionForm>
      <RemoveFilter category={category} filter={filter} />
    </>
  )
}

function RemoveFilter({ category, filter: { id } }: Props) {
  const t = useMessages('categories')
  const rehearsal = useRehearsal<Effect>('deleteFilter')
  const form = useForm<typeof deleteFilter>('deleteFilter')
  return (
    <section className={admin.part} aria-labelledby="remove">
      <SectionHeading id="remove" title={t('filter.remove')} />
      <p>{t('filter.remove.text')}</p>
      <ActionForm
        form={form}
        className={styles.form}
        hiddenFields={{ categoryId: category.id, id, ...(rehearsal && { agreed: rehearsal.agreed }) }}
      >
        {rehearsal && <Effects effects={rehearsal.effects} none={t('filter.remove.unused')} />}
        <Button type="submit" variant="danger">
          {t(rehearsal ? 'filter.remove.agreed' : 'filter.remove')}
        </Button>
      </ActionForm>
    </section>
  )
}

const storedValues = ({ names, units, isFilter, isPromoted, isRequired, isDefining }: Filter) => ({
  ...Object.fromEntries(
    locales.flatMap((locale) => [
      [`names.${locale}`, names[locale]],
      [`units.${locale}`, units[locale]],
    ]),
  ),
  isFilter,
  isPromoted,
  isRequired,
  isDefining,
})
