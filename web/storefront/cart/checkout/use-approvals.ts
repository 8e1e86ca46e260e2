import { useEffect, useState } from 'react'
import type { previewRequests } from '#modules/orders/approval-contract.ts'
import { clientCall } from '../../../lib/client/client-call.ts'
import type { Approvals } from '../cart-data.ts'
import { type Destination, previewInput } from './destination.ts'

/** The orders that will wait for an approver if the goods go to this destination; until they are known, those that the page was loaded with. */
export function useApprovals(loaded: Approvals, destination: Destination): Approvals {
  const [judged, setJudged] = useState<{ query: string; approvals: Approvals } | null>(null)
  const query = JSON.stringify(previewInput(destination))
  useEffect(() => {
    if (!loaded.hasLimits) return
    const controller = new AbortController()
    const { signal } = controller
    void clientCall<typeof previewRequests>('GET x/purchase-request/preview', JSON.parse(query), { signal }).then(
      (result) => {
        if (result.success && !signal.aborted) setJudged({ query, approvals: result.data })
      },
    )
    return () => controller.abort()
  }, [loaded, query])
  return judged?.query === query ? judged.approvals : loaded
}
