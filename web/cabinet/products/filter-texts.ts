import { useMessages } from '../../lib/messages.ts'

/** The texts of the filters of a list of products. */
export function useFilterTexts() {
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
        picture: t('problem.picture'),
        description: t('problem.description'),
        stock: t('problem.stock'),
        characteristics: t('problem.characteristics'),
      },
    },
  }
}
