import type { createFilter } from '#modules/categories/filter-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Field.tsx'
import type { Available, Category, Filter } from './categories-data.ts'
import styles from './categories.module.css'
import { FilterFields, FilterHead, type FilterType, UsageFields } from './FilterFields.tsx'
import { rowsOf } from './options.ts'
import { useRehearsal } from './rehearsed-form.ts'

type Props = { category: Category; filters: { items: readonly Filter[]; available: Available }; kind: string }

const ownTypes = ['Select', 'Radio', 'TextList', 'Check', 'Interval', 'Text'] as const
const sharedTypes = ['Price', 'Brand', 'MinOrder', 'MinOrderUnitType'] as const

/** A new characteristic, or one that other categories of the class have: first which one, then its fields. */
export function NewFilter({ category, filters, kind }: Props) {
  const t = useMessages('categories')
  const known = filters.available.find(({ id }) => kind === String(id))
  const missing = sharedTypes.filter(
    (type) => ![...filters.items, ...filters.available].some((each) => each.type === type),
  )
  const types: readonly FilterType[] = [...ownTypes, ...missing]
  const type = types.find((each) => each === kind)
  return (
    <>
      <FilterHead
        category={category}
        title={known?.name ?? t('filter.new')}
        {...((known ?? type) && { type: known?.type ?? type! })}
      />
      {known || type ? (
        <CreateForm key={kind} category={category} type={known?.type ?? type!} knownId={known?.id} />
      ) : (
        <KindForm category={category} types={types} available={filters.available} />
      )}
    </>
  )
}

type KindProps = { category: Category; types: readonly FilterType[]; available: Available }

function KindForm({ category, types, available }: KindProps) {
  const t = useMessages('categories')
  const href = useLocalizedHref()
  return (
    <form method="get" action={href('/admin/categories')} className={styles.form}>
      <input type="hidden" name="item" value={category.id} />
      <input type="hidden" name="filter" value="new" />
      <Select name="kind" label={t('filter.kind')} hint={t('filter.kind.hint')} required>
        <optgroup label={t('filter.kind.new')}>
          {types.map((type) => (
            <option key={type} value={type}>
              {t(`type.${type}`)}
            </option>
          ))}
        </optgroup>
        {available.length > 0 && (
          <optgroup label={t('filter.kind.known')}>
            {available.map(({ id, name, type }) => (
              <option key={id} value={id}>
                {t('filter.kind.item', { name, type: t(`type.${type}`) })}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
      <Button type="submit" variant="solid">
        {t('filter.kind.submit')}
      </Button>
    </form>
  )
}

type CreateProps = { category: Category; type: FilterType; knownId: number | undefined }

function CreateForm({ category, type, knownId }: CreateProps) {
  const t = useMessages('categories')
  const more = useRehearsal('createFilter')
  const form = useForm<typeof createFilter, string>('createFilter', { values: more?.values ?? { isFilter: true } })
  return (
    <ActionForm
      form={form}
      className={styles.form}
      hiddenFields={{ categoryId: category.id, ...(knownId ? { characteristicId: knownId } : { type }) }}
    >
      {knownId ? <UsageFields form={form} /> : <FilterFields form={form} type={type} rows={rowsOf([])} />}
      <Button type="submit" variant="solid">
        {t('filter.add')}
      </Button>
    </ActionForm>
  )
}
