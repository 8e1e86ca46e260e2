/** The fields of a product by the sections of its form. Pictures stand beside the form; the rest is read-only or set by buttons. */
export const sections = [
  { key: 'main', fields: ['name', 'code', 'barcode', 'brand', 'condition', 'country'] },
  {
    key: 'price',
    fields: ['price', 'oldPrice', 'vatPercent', 'unit', 'minimumOrder', 'orderStep', 'isPrivateLabel', 'tiers'],
  },
  { key: 'stock', fields: ['stock', 'lowStockAt', 'leadDays'] },
  { key: 'packaging', fields: ['weightGrams', 'lengthMm', 'widthMm', 'heightMm'] },
  { key: 'characteristics', fields: ['characteristics'] },
  { key: 'description', fields: ['description', 'properties'] },
] as const
