import type { FormField } from '../documents/form-values.ts'

/** The fields of the form by section. One that no section names follows the field that is declared before it. */
const namedFields = {
  main: ['name', 'code', 'barcode', 'brand', 'condition', 'country'],
  images: ['images'],
  price: ['price', 'oldPrice', 'vatPercent', 'unit', 'minimumOrder', 'orderStep', 'isPrivateLabel', 'tiers'],
  stock: ['stock', 'lowStockAt', 'leadDays'],
  characteristics: ['characteristics'],
  description: ['description', 'properties'],
  packaging: ['weightGrams', 'lengthMm', 'widthMm', 'heightMm'],
}

type Field = Pick<FormField, 'key' | 'isReadOnly'>
type SectionKey = keyof typeof namedFields

/** Fields that have forms of their own. */
export const mediaKeys: readonly string[] = ['videos', 'documents']
const buttonKeys: readonly string[] = ['category', 'status']

export const isInForm = ({ key, isReadOnly }: Field) => !isReadOnly && !mediaKeys.includes(key)

export function sectionsOf<Each extends Field>(fields: readonly Each[]) {
  const sections = Object.entries(namedFields).map(([key, names]) => ({ key: key as SectionKey, names: [...names] }))
  const sectionOf = (key: string) => sections.find(({ names }) => names.includes(key))
  let last = { key: 'name' }
  for (const field of fields.filter((each) => isInForm(each) && !buttonKeys.includes(each.key))) {
    const { names } = sectionOf(last.key)!
    if (!sectionOf(field.key)) names.splice(names.indexOf(last.key) + 1, 0, field.key)
    last = field
  }
  return sections.map(({ key, names }) => ({
    key,
    fields: names.flatMap((name) => fields.find((field) => field.key === name) ?? []),
  }))
}
