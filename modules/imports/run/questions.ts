// The questions of a dry run, one for all rows that raise it.
import { onceFor } from '../../feeds/values/once-for.ts'
import type { Category } from '../../feeds/catalog.ts'
import type { ImportedProduct } from '../../feeds/imported-product.ts'
import { type ExistingProduct, mergeExisting } from '../../feeds/publishing.ts'
import { hasContact } from '../../feeds/values/contacts.ts'
import { fold, oneLine } from '../../feeds/values/text.ts'
import type { FeedParam } from '../../feeds/yml/read-offers.ts'
import { isType } from '../columns/to-offer.ts'
import type { ReadOffer } from './read-offer.ts'
import type { RunContext } from './run-context.ts'

/**
 * Option: a value that is none of its characteristic. Characteristic: a parameter or column that is none of the category. Constant: a
 * group whose rows do not say a required characteristic. Rate: a currency whose prices were converted.
 */
export type Question = {
  kind: 'Option' | 'Characteristic' | 'Constant' | 'Rate'
  /** The id of the characteristic, or of the category; of rates 0. */
  scope: number
  value: string
  sample: string
}
type Accepted = ReadOffer & { product: ImportedProduct; before: ExistingProduct | undefined }

/** Questions that the store has answered before are among them, so that it can answer otherwise; but for those about options. */
export function questionsOf({ row, offer, product, before }: Accepted, { record, named }: RunContext): Question[] {
  if (record.status !== 'Checking') return []
  const { category } = product
  const unknown = offer.params.filter((param) => isUnknown(param, named.get(category.key) ?? category))
  const { missing } = mergeExisting({ ...product, constants: [] }, before)
  return [
    ...product.unmatched.map(([scope, value]) => ({ kind: 'Option' as const, scope, value, sample: '' })),
    ...unknown.map(({ name, value, unit }) => ({
      kind: 'Characteristic' as const,
      scope: category.id,
      value: oneLine(name),
      sample: oneLine(`${value} ${unit}`),
    })),
    ...(row.groupKey ? missing : []).map(({ id }) => ({
      kind: 'Constant' as const,
      scope: id,
      value: row.groupKey!,
      sample: '',
    })),
    ...(product.statedCurrency === product.currency
      ? []
      : [{ kind: 'Rate' as const, scope: 0, value: product.statedCurrency, sample: '' }]),
  ]
}

const characteristicNames = onceFor(
  ({ characteristics }: Category): ReadonlySet<string> => new Set(characteristics.flatMap((each) => [...each.names])),
)

function isUnknown({ name, value }: FeedParam, category: Category) {
  return (
    oneLine(value) !== '' &&
    oneLine(name) !== '' &&
    !isType(name) &&
    !characteristicNames(category).has(fold(oneLine(name))) &&
    !hasContact(value)
  )
}
