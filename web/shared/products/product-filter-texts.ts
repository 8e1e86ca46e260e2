import { formatTags, type Locale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import type { FilterField } from '../../list/list-state.ts'

type Category = { id: number; name: string }

/** The texts of the filters of a list of products. */
export function useFilterTexts(categories: readonly Category[]) {
  const t = useMessages('products')
  return {
    status: {
      label: t('column.status'),
      options: {
        Draft: t('status.Draft'),
        Active: t('status.Active'),
        Archived: t('status.Archived'),
        Blocked: t('status.Blocked'),
      },
    },
    problem: {
      label: t('problem'),
      options: {
        price: t('problem.price'),
        picture: t('problem.picture'),
        description: t('problem.description'),
        translations: t('problem.translations'),
        stock: t('problem.stock'),
        characteristics: t('problem.characteristics'),
        documents: t('problem.documents'),
      },
    },
    stock: {
      label: t('column.available'),
      options: { in: t('stock.in'), low: t('stock.low'), out: t('stock.out'), uncounted: t('stock.uncounted') },
    },
    categoryId: {
      label: t('column.category'),
      options: Object.fromEntries(categories.map(({ id, name }) => [id, name])),
    },
  }
}

/** A field is filtered by what the store has: the categories of its products, if there are any, in the order of the page's language. */
export const withCategories = (fields: readonly FilterField[], categories: readonly Category[], locale: Locale) =>
  fields.flatMap((field) => {
    if (field.name !== 'categoryId') return field
    const { compare } = new Intl.Collator(formatTags[locale])
    const sorted = categories.toSorted((one, other) => compare(one.name, other.name))
    return sorted.length > 0 ? { ...field, options: sorted.map(({ id }) => String(id)) } : []
  })
