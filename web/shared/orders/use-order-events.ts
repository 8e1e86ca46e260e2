import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { markAsViewed } from '#modules/orders/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { useReloadOnEvent } from '../use-reload-on-event.ts'
import type { Order } from './OrderStatusTag.tsx'

/** Keeps an open order up to date: marks what the reader sees as read, and reloads it when the other side takes a step. */
export function useOrderEvents({ id, side, status, isUnread }: Order) {
  const { revalidate } = useRevalidator()
  const isUnseen = isUnread || (side === 'seller' && status === 'New')
  // Done in the browser because a GET must not change state.
  useEffect(() => {
    if (!isUnseen) return
    void clientCall<typeof markAsViewed>('POST x/cart-order/mark-as-viewed', { ids: id }).then((result) => {
      if (result.success) void revalidate()
    })
  }, [id, isUnseen, revalidate])
  useReloadOnEvent(({ kind, orderId }) => kind === 'order' && orderId === id)
}
