import { useState } from 'react'
import type { moveOwnProducts } from '#modules/cabinet/bulk-contract.ts'
import type { listProductCategories } from '#modules/cabinet/contract.ts'
import { useForm, useStep } from '../../forms/use-form.ts'
import { useCall } from '../../lib/client/use-call.ts'
import { useMessages } from '../../lib/messages.ts'
import type { BulkPreview } from '../../list/bulk-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { RadioGroup, RadioOption } from '../../ui/form/RadioOption.tsx'
import { type CategoryChoice, useCategoryLists } from './category-lists.ts'
import styles from './products.module.css'

export type OfferedCategories = { query: string; items: CategoryChoice[] }

const debounceMs = 300

/** The categories that the page's action has found; null while no products are being moved. */
export const useOfferedCategories = () => useStep<BulkPreview>()?.offered as OfferedCategories | null | undefined

/** A category of the whole tree, found by its name or chosen among those that the store uses. */
export function CategoryField() {
  const t = useMessages('products')
  const editorTexts = useMessages('product-editor')
  const form = useForm<typeof moveOwnProducts, 'categoryId'>('move')
  const offered = useOfferedCategories()
  const [typed, setTyped] = useState<string | null>(null)
  const query = typed?.trim() ?? offered?.query ?? ''
  const result = useCall<typeof listProductCategories>(
    'GET x/personal-cabinet/category/list',
    typed === null ? null : { query },
    debounceMs,
  )
  const items = (result?.success ? result.data.items : offered?.items) ?? []
  const lists = useCategoryLists(query, items)
  const { id, error } = form.select('categoryId')
  return (
    <div className={styles.move}>
      <div className={styles.find}>
        <Field
          id={id}
          type="search"
          name="query"
          label={editorTexts('category.find')}
          defaultValue={offered?.query}
          error={error}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" name="find" value="true">
          {t('category.search')}
        </Button>
      </div>
      <p role="status" className={styles.nothing}>
        {query && items.length === 0 && t('move.nothing')}
      </p>
      <div className={styles.choices}>
        {lists.map(({ key, title, items: choices }) => (
          <RadioGroup key={key} id={`move-${key}`} legend={title}>
            {choices.map(({ id: category, name, path }) => (
              <RadioOption
                key={category}
                {...form.radio('categoryId', String(category))}
                label={name}
                hint={path.join(' › ')}
              />
            ))}
          </RadioGroup>
        ))}
      </div>
    </div>
  )
}
