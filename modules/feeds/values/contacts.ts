// Buyers reach suppliers through the marketplace, so descriptions contain no contacts.

const phones =
  /\+\d[\d\s().\u2013-]{8,18}\d|(?<![\d.,])8[\s-]{0,2}(?:\(\d{3,4}\)|\d{3}(?=[\s-]))[\s-]{0,2}\d{2,3}[\s-]?\d{2}[\s-]?\d{2}(?!\d)|(?<!\p{L})(?:тел(?:ефон)?|моб|факс|phone|tel|mob)[.:№\s]{1,4}[+(]?\d[\d\s()-]{5,20}/giu
const minPhoneDigits = 6
const mail = /[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2}/i
const web = /https?:\/\/|\bwww\.[\w-]|\b(?:t|wa)\.me\/|\b(?:vk|instagram|facebook)\.com\b/i
const messenger = /whats\s?app|в[оа]тс\s?ап|telegram|телеграм|viber|вайбер|wechat|instagram|инстаграм/i
const invitation = /пиши|звони|связ|отправ|запрос|заказ|контакт|обращ|уточн|contact|write|call|order|ask|send|@\w{3}/i

/** Whether a text contains a phone number, an address of the mail or the web, or invites to a messenger. */
export const hasContact = (text: string) =>
  (text.includes('@') && mail.test(text)) ||
  web.test(text) ||
  (messenger.test(text) && invitation.test(text)) ||
  hasPhone(text)

const hasPhone = (text: string) =>
  (text.match(phones) ?? []).some((found) => {
    const digits = found.replace(/\D/g, '').length
    return digits >= (found.startsWith('+') ? 10 : minPhoneDigits)
  })

/** Cuts the sentences of a text that contain contacts. */
export function withoutContacts(text: string) {
  if (!hasContact(text)) return text
  const lines = text.split('\n').flatMap((line) => {
    if (!hasContact(line)) return [line]
    const kept = line.split(/(?<=[.!?…])\s+(?=[^\d\s])/).filter((sentence) => !hasContact(sentence))
    return kept.length > 0 ? [kept.join(' ')] : []
  })
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
