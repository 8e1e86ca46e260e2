import { AnswersDialog } from './AnswersDialog.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import { PriceDialog } from './PriceDialog.tsx'
import { ProductDialog } from './ProductDialog.tsx'
import type { DialogProps } from './dialog-props.ts'

const dialogs = { answer: AnswersDialog, price: PriceDialog, product: ProductDialog, order: OrderDialog }

/** The dialog of the chosen action. */
export function SellerDialogs({ kind, ...props }: DialogProps & { kind: keyof typeof dialogs }) {
  const Selected = dialogs[kind]
  return <Selected {...props} />
}
