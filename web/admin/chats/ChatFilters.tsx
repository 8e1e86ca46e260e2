import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Field, Select } from '../../ui/form/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import tools from '../../list/tools/ListTools.module.css'

export type FilterValues = Record<'store' | 'query' | 'from' | 'to' | 'reported', string>

const reportedOptions = ['All', 'Any', 'Open'] as const

export function ChatFilters({
  values,
  isUnknownStore,
  isFiltered,
}: {
  values: FilterValues
  isUnknownStore: boolean
  isFiltered: boolean
}) {
  const t = useMessages('reviews')
  const lists = useMessages('list')
  const href = useLocalizedHref()
  const isNarrowed = [values.from, values.to, values.reported].some(Boolean)
  return (
    <form className={tools.filters} method="get" action={href('/admin/chats')} role="search" aria-label={t('filter')}>
      <Field
        name="store"
        label={t('filter.store')}
        hint={t('filter.store.hint')}
        error={isUnknownStore ? t('filter.store.unknown') : undefined}
        defaultValue={values.store}
        maxLength={200}
      />
      <Field name="query" label={t('filter.buyer')} defaultValue={values.query} maxLength={120} />
      <details className={tools.more} open={isNarrowed || undefined}>
        <summary>
          {lists('filters.title')}
          <Icon name="caret-down" size="s" />
        </summary>
        <div>
          <Field name="from" type="date" label={t('filter.from')} defaultValue={values.from} />
          <Field name="to" type="date" label={t('filter.to')} defaultValue={values.to} />
          <Select name="reported" label={t('filter.reported')} defaultValue={values.reported}>
            {reportedOptions.map((each) => (
              <option key={each} value={each === 'All' ? '' : each}>
                {t(`reported.${each}`)}
              </option>
            ))}
          </Select>
        </div>
      </details>
      <div className={tools.buttons}>
        <Button type="submit" variant="solid">
          {t('filter.show')}
        </Button>
        {isFiltered && (
          <ButtonLink href={href('/admin/chats')} variant="quiet">
            {t('filter.reset')}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
