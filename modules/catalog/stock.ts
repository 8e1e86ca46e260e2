/** Availability of a product. The only place that decides the stock status. */
export function stockOf(product: {
  available: number
  lowStockAt: number
  leadDays: number | null
  minimumOrder: number
}) {
  const { available, lowStockAt, leadDays, minimumOrder } = product
  if (available >= minimumOrder)
    return {
      status: available <= lowStockAt ? ('Low' as const) : ('InStock' as const),
      available,
      leadDays,
      canOrder: true,
    }
  return { status: 'OutOfStock' as const, available, leadDays, canOrder: leadDays !== null }
}
