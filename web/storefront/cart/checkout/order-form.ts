import type { createOrder } from '#modules/orders/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import type { FieldName, FormControls } from '../../../forms/use-form.ts'
import type { CartData } from '../cart-data.ts'

/** What the order form begins with. */
export type OrderForm = NonNullable<CartData['orderForm']>
export type OrderControls = FormControls<FieldName<InputOf<typeof createOrder>>>
