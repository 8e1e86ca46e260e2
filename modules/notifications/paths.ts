// The pages that notifications lead to.
import type { NotificationView } from './notification-view.ts'
import type { Kind } from './rules.ts'

type Subject = Pick<
  NotificationView,
  | 'side'
  | 'chatId'
  | 'orderId'
  | 'callbackId'
  | 'requestId'
  | 'invoiceId'
  | 'procurementId'
  | 'kind'
  | 'storeId'
  | 'isBlocked'
  | 'productId'
  | 'productSlug'
  | 'count'
>

export function notificationPath({ chatId, orderId, requestId, storeId, ...subject }: Subject) {
  if (subject.invoiceId !== null) return '/profile/balance'
  if (subject.kind === 'PromotionEnd') return '/profile/promotion'
  if (subject.kind === 'SavedProduct') return savedPath(subject)
  if (requestId) return `/profile/approvals/${requestId}`
  if (subject.procurementId) return procurementPath({ storeId, ...subject })
  if (subject.isBlocked !== null) return blockPath(subject)
  return chatId ? `/profile/messages/${chatId}` : orderId ? `/order/${orderId}` : `/profile/callbacks?store=${storeId}`
}

/** The request, or the list if there are several. The people of several stores see it as the store that is told. */
const procurementPath = ({
  procurementId,
  side,
  storeId,
  count,
}: Pick<Subject, 'procurementId' | 'side' | 'storeId' | 'count'>) =>
  side === 'Buyer'
    ? `/profile/procurement/${procurementId}`
    : count === 1
      ? `/profile/procurement/${procurementId}?store=${storeId}`
      : `/profile/procurement?side=Store&store=${storeId}`

const savedPath = ({ productSlug, count }: Pick<Subject, 'productSlug' | 'count'>) =>
  count === 1 && productSlug ? `/product/${productSlug}` : '/profile/lists'

/** The product, or the list if there are several. */
const blockPath = ({ isBlocked, productId, count }: Pick<Subject, 'isBlocked' | 'productId' | 'count'>) =>
  count === 1 ? `/profile/products/${productId}` : `/profile/products${isBlocked ? '?status=Blocked' : ''}`

const severalPath: Record<Exclude<Kind, 'OrderStep' | 'ProcurementStep'>, string> = {
  NewChat: '/profile/messages',
  NewMessage: '/profile/messages',
  NewOrder: '/profile/orders?side=seller',
  NewCallback: '/profile/callbacks',
  NewRequest: '/profile/approvals',
  RequestStep: '/profile/approvals?view=own',
  ProductBlock: '/profile/products',
  NewProcurement: '/profile/procurement?side=Store',
  NewOffer: '/profile/procurement?side=Buyer',
  PaymentReceived: '/profile/balance',
  PromotionEnd: '/profile/promotion',
  SavedProduct: '/profile/lists',
}

/** Of several notifications of one kind. */
export function pathOfSeveral({ kind, side }: NotificationView) {
  if (kind === 'OrderStep') return `/profile/orders?side=${side === 'Buyer' ? 'buyer' : 'seller'}`
  return kind === 'ProcurementStep' ? `/profile/procurement?side=${side}` : severalPath[kind]
}
