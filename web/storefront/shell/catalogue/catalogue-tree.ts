import { useEffect, useState } from 'react'
import type { getCategoryTree } from '#modules/catalog/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { clientCall } from '../../../lib/client/client-call.ts'
import { live } from '../../../lib/live.ts'

export type Classes = OutputOf<typeof getCategoryTree>['items']
let tree: Promise<Classes | null> | undefined

/** The category tree, fetched once per document on first use. Null while loading, [] if the request failed. */
export function useCatalogueTree(): Classes | null {
  const [classes, setClasses] = useState<Classes | null>(null)
  useEffect(() => {
    tree ??= clientCall<typeof getCategoryTree>('GET x/catalog-category/{p}/{g}/tree', live).then((result) =>
      result.success ? result.data.items : null,
    )
    void tree.then((items) => {
      if (!items) tree = undefined
      setClasses(items ?? [])
    })
  }, [])
  return classes
}
