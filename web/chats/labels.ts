import { formatMoney } from '../lib/format.ts'
import type { Locale } from '../lib/locale.ts'
import type { Translate } from '../lib/messages.ts'
import type { Chat, Message } from './client/types.ts'

/** Name of the other side: the store, or the buyer, who may be nameless. */
export function counterpartName(chat: Chat, t: Translate<'chats'>) {
  const [buyer, store] = chat.members
  return chat.side === 'Buyer' ? (store!.storeName ?? store!.name) : buyer!.name || t(namelessBuyer(chat))
}

/** The text for a buyer without a name: a visitor, or an account that has been deleted. */
export const namelessBuyer = ({ chatType }: Pick<Chat, 'chatType'>) =>
  chatType === 'Anonymous' ? 'visitor' : 'deleted'

/** The author of a message; a person of the store without a name has deleted the account. */
export const authorOf = ({ authorName, side }: Message, chat: Chat, t: Translate<'chats'>) =>
  authorName || t(side === 'Buyer' ? namelessBuyer(chat) : 'deleted')

/** One-line preview of a message for the chat list. */
export function messagePreview(message: Message, t: Translate<'chats'>, locale: Locale) {
  const { text, product, order, offer, files, isMine, side } = message
  const toBuyer = isMine === (side === 'Buyer')
  const preview =
    text ||
    (offer && t('last.offer', { price: formatMoney(toBuyer ? offer.shownPrice : offer.price, locale) })) ||
    (product && (product.card ? t('last.product', { name: product.card.name }) : t('widget.gone'))) ||
    (order && t('last.order', { number: order.number })) ||
    (files[0] && t(files[0].contentType.startsWith('image/') ? 'last.image' : 'last.file')) ||
    ''
  return isMine ? t('list.mine', { text: preview }) : preview
}
