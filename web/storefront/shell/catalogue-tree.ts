import { useEffect, useState } from 'react'
import type { getCategoryTree } from '#modules/catalog/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { clientApi } from '../../lib/client-api.ts'

export type Classes = OutputOf<typeof getCategoryTree>['items']
let known: Promise<Classes | null> | undefined

/** Fetched once a document, with the first opening; null until it is there, [] when it could not be had. */
export function useCatalogueTree(): Classes | null {
  const [classes, setClasses] = useState<Classes | null>(null)
  useEffect(() => {
    known ??= clientApi<{ items: Classes }>('x/catalog-category/live/default/tree').then((result) =>
      result.success ? result.data.items : null,
    )
    void known.then((items) => {
      if (!items) known = undefined
      setClasses(items ?? [])
    })
  }, [])
  return classes
}
