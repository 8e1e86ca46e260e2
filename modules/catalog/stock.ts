/** What can be sold and how soon; the one place that decides the stock word. */
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
