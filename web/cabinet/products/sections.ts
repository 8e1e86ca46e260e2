/** The fields of a product by the sections of its form; the rest is read-only or set by buttons. */
export const sections = [
  { key: 'main', fields: ['name', 'code', 'barcode', 'brand', 'condition', 'country'] },
  { key: 'images', fields: ['images'] },
  {
    key: 'price',
    fields: ['price', 'oldPrice', 'vatPercent', 'unit', 'minimumOrder', 'orderStep', 'isPrivateLabel', 'tiers'],
  },
  { key: 'stock', fields: ['stock', 'lowStockAt', 'leadDays'] },
  { key: 'characteristics', fields: ['characteristics'] },
  { key: 'description', fields: ['description', 'properties'] },
  { key: 'packaging', fields: ['weightGrams', 'lengthMm', 'widthMm', 'heightMm'] },
] as const

/** Fields that have forms of their own. */
export const mediaKeys = ['videos', 'documents'] as const

/** The fields that the form has. */
export const formKeys: readonly string[] = [...sections.flatMap<string>(({ fields }) => fields), 'category', 'status']
