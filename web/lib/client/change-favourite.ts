import type { setFavourite } from '#modules/lists/contract.ts'
import { clientCall } from './client-call.ts'
import { markFavourite } from './favourites.ts'
import { showToast, type Toast } from './toast.ts'

type Texts = { done: Toast; failed: string }

/** Shows the change at once, and takes it back if it fails. */
export async function changeFavourite(productId: number, isFavourite: boolean, { done, failed }: Texts) {
  markFavourite(productId, isFavourite)
  const result = await clientCall<typeof setFavourite>('POST x/product-list/favourite', { productId, isFavourite })
  if (result.success) return showToast(done)
  markFavourite(productId, !isFavourite)
  showToast({ text: result.problem?.detail || failed, tone: 'bad' })
}
