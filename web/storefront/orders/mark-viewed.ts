import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { markAsViewed } from '#modules/orders/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import type { Order } from '../../shared/OrderStatusTag.tsx'

/** Marks a new order as viewed when a seller opens it. Done on the client because a GET must not change state. */
export function useMarkViewed({ id, side, status }: Order) {
  const { revalidate } = useRevalidator()
  const isUnviewed = side === 'seller' && status === 'New'
  useEffect(() => {
    if (!isUnviewed) return
    void clientCall<typeof markAsViewed>('POST x/cart-order/mark-as-viewed', { ids: id }).then((result) => {
      if (result.success) void revalidate()
    })
  }, [id, isUnviewed, revalidate])
}
