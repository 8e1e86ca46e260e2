import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { clientApi } from '../../lib/client-api.ts'
import type { Order } from '../../shared/StatusTag.tsx'

/** A seller who opens a new order has seen it. Not done by the loader: reading a page changes nothing. */
export function useMarkViewed({ id, side, status }: Order) {
  const { revalidate } = useRevalidator()
  const isUnviewed = side === 'seller' && status === 'New'
  useEffect(() => {
    if (!isUnviewed) return
    void clientApi('x/cart-order/mark-as-viewed', { method: 'POST', body: { ids: id } }).then((result) => {
      if (result.success) void revalidate()
    })
  }, [id, isUnviewed, revalidate])
}
