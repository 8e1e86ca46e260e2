import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { openRequest } from '#modules/orders/approval-contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import type { Request } from './approval-data.ts'

/** Marks the notifications about a request as read, in the browser because a GET must not change state. */
export function useOpenedRequest({ id, isUnread }: Request) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnread) return
    void clientCall<typeof openRequest>('POST x/purchase-request/mark-as-viewed', { id }).then((result) => {
      if (result.success) void revalidate()
    })
  }, [id, isUnread, revalidate])
}
