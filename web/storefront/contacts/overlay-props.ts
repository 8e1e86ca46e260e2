import type { RootData } from '../../root-data.ts'

/** `trigger` is the clicked element: `data-contact` names the overlay, other data attributes name the store and product. */
export type ContactOverlayProps = {
  trigger: HTMLElement
  account: RootData['account']
  onClose: () => void
}
export type Supplier = { storeId: number; productId: number | undefined; name: string }
