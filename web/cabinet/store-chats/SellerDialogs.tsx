import { AnswersDialog } from './AnswersDialog.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import { PriceDialog } from './PriceDialog.tsx'
import { ProductDialog } from './ProductDialog.tsx'
import type { DialogProps } from './SellerActions.tsx'

const dialogs = { answer: AnswersDialog, price: PriceDialog, product: ProductDialog, order: OrderDialog }

/** One of them at a time. */
export function SellerDialogs({ kind, ...given }: DialogProps & { kind: keyof typeof dialogs }) {
  const Chosen = dialogs[kind]
  return <Chosen {...given} />
}
