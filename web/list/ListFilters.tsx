import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Field, Select } from '../ui/form/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type FilterField, isNarrowed, listPath, type ListState, paramsWithout } from './list-state.ts'
import styles from './tools/ListTools.module.css'
import { useLiveSearch } from './tools/use-live-search.ts'

export type FilterTexts<Name extends string = string> = Readonly<
  Record<Name, { label: string; options?: Readonly<Record<string, string>> }>
>

type Props = {
  state: ListState
  fields: readonly FilterField[]
  /** The texts of the fields by their names. */
  texts: FilterTexts
  /** The label of the search, which names the fields; without it there is no search. */
  search?: string | undefined
  /** Whether the list follows the search while one types; see `useLiveSearch`. */
  isLive?: boolean
}

/** Search and filters of a list. On phones the filters are folded until one is set. */
export function ListFilters({ state, fields, texts, search, isLive = false }: Props) {
  const t = useMessages('list')
  const href = useLocalizedHref()
  const own = ['query', 'cursor', ...fields.map(({ name }) => name)]
  const live = useLiveSearch(state, isLive)
  const isFiltered = fields.some(({ name }) => state.params[name])
  const reset = Object.fromEntries([...own, 'page', 'item'].map((name) => [name, undefined]))
  return (
    <form
      {...live}
      className={styles.filters}
      method="get"
      action={href(state.path)}
      role="search"
      aria-label={t('filters')}
    >
      {paramsWithout(state, [...own, 'page', 'item']).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {search && (
        <div className={styles.search}>
          <Field type="search" name="query" label={search} defaultValue={state.params.query} maxLength={200} />
        </div>
      )}
      {fields.length > 0 && (
        <details className={styles.more} open={isFiltered || undefined}>
          <summary>
            {t('filters.title')}
            <Icon name="caret-down" size="s" />
          </summary>
          <div>
            {fields.map((field) => (
              <Filter key={field.name} field={field} texts={texts} value={state.params[field.name]} />
            ))}
          </div>
        </details>
      )}
      <div className={styles.buttons}>
        <Button type="submit">{t('filters.apply')}</Button>
        {isNarrowed(state, fields) && (
          <ButtonLink href={href(listPath(state, reset))} variant="quiet">
            {t('filters.reset')}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}

type FilterProps = { field: FilterField; texts: FilterTexts; value: string | undefined }

function Filter({ field: { name, options, maxLength, isDay }, texts, value }: FilterProps) {
  const t = useMessages('list')
  const { label = name, options: labels = {} } = texts[name] ?? {}
  if (isDay) return <Field type="date" name={name} label={label} defaultValue={value} />
  if (options.length === 0) return <Field name={name} label={label} defaultValue={value} maxLength={maxLength} />
  return (
    <Select name={name} label={label} defaultValue={value ?? ''}>
      <option value="">{t('filters.any')}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {labels[option] ?? option}
        </option>
      ))}
    </Select>
  )
}
