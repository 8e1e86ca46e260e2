export type StockedProduct = {
  available: number
  isStockCounted: boolean
  lowStockAt: number
  leadDays: number | null
  minimumOrder: number
}

/** Availability of a product. The only place that decides the stock status. */
export function stockOf(product: StockedProduct) {
  const { available, isStockCounted, lowStockAt, leadDays, minimumOrder } = product
  if (available >= minimumOrder)
    return {
      status: isStockCounted && available <= lowStockAt ? ('Low' as const) : ('InStock' as const),
      available: isStockCounted ? available : null,
      leadDays,
      canOrder: true,
    }
  return { status: 'OutOfStock' as const, available, leadDays, canOrder: leadDays !== null }
}
