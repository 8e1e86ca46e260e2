import type { getProductHistory } from '#modules/cabinet/history-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { type FormField, toFormValues } from '../../documents/form-values.ts'
import { ValueTable } from '../ValueTable.tsx'
import { describeValue } from '../editor/describe-value.ts'
import styles from './history.module.css'

type Props = {
  changes: OutputOf<typeof getProductHistory>['items'][number]['changes']
  fields: readonly FormField[]
  isNew: boolean
}

/** The fields of one change with their values before and after. A new product has none before. */
export function Changes({ changes, fields, isNew }: Props) {
  const t = useMessages('product-editor')
  const locale = useLocale()
  const rows = changes.flatMap(({ field: key, before, after }) => {
    const field = fields.find((each) => each.key === key)
    const isRecorded = before !== null || after !== null
    const linesOf = (value: unknown) =>
      isRecorded
        ? describeValue(field!, toFormValues([field!], { [key]: value }, locale), t, locale)
        : [t('history.unrecorded')]
    return field ? [{ key, label: field.label, before: linesOf(before), after: linesOf(after) }] : []
  })
  const shown = rows.filter(({ before, after }) => before.length > 0 || after.length > 0)
  if (shown.length === 0) return <p className={styles.nothing}>{t('history.nothing')}</p>
  return (
    <ValueTable
      captions={[t('conflict.field'), ...(isNew ? [] : [t('history.before')]), t('history.after')]}
      rows={shown.map(({ key, label, before, after }) => ({ key, label, values: isNew ? [after] : [before, after] }))}
    />
  )
}
