import { formatMoney } from '../lib/format.ts'
import type { Locale } from '../lib/locale.ts'
import type { Translate } from '../lib/messages.ts'
import type { Chat, Message } from './types.ts'

/** Whom one talks to: the store, or the buyer, who may have given no name. */
export function partnerOf({ side, members: [buyer, store] }: Chat, t: Translate<'chats'>) {
  return side === 'Buyer' ? (store!.storeName ?? store!.name) : buyer!.name || t('visitor')
}

/** A message in a line of a list. */
export function gistOf(message: Message, t: Translate<'chats'>, locale: Locale) {
  const { text, product, order, offer, files, isMine, side } = message
  const toBuyer = isMine === (side === 'Buyer')
  const gist =
    text ||
    (offer && t('last.offer', { price: formatMoney(toBuyer ? offer.shownPrice : offer.price, locale) })) ||
    (product && (product.card ? t('last.product', { name: product.card.name }) : t('widget.gone'))) ||
    (order && t('last.order', { number: order.number })) ||
    (files[0] && t(files[0].contentType.startsWith('image/') ? 'last.image' : 'last.file')) ||
    ''
  return isMine ? t('list.mine', { text: gist }) : gist
}
