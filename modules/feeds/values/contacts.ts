// Buyers reach suppliers through the marketplace, so names, descriptions and values contain no contacts.

const messengers = String.raw`whats\s?app|в[оа]тс\s?ап|telegram|телеграм|viber|вайбер|wechat`
const separators = String.raw`[\s-]{0,2}`
const phones = new RegExp(
  [
    // With the code of a country.
    String.raw`\+\d[\d\s().\u2013-]{8,18}\d`,
    // 8 (800) 555-35-35, 8 707 123 45 67
    String.raw`(?<![\d.,])8${separators}(?:\(\d{3,4}\)|\d{3}(?=[\s-]))${separators}\d{2,3}[\s-]?\d{2}[\s-]?\d{2}(?!\d)`,
    // 7 707 123 45 67
    String.raw`(?<![\d.,×x*/-])7${separators}(?:\([79]\d{2}\)|[79]\d{2}(?=[\s-]))${separators}\d{3}[\s-]?\d{2}[\s-]?\d{2}(?!\d)`,
    // 87071234567, unless it is a code by what stands before it.
    String.raw`(?<![\p{L}\d.,/_-])(?<!(?:арт|код|sku|ean|gtin|oem|штрих|номер|модел|part|code|model)\p{L}{0,6}[\s.:№#]{0,3})[78](?:[79]\d{2}|800)\d{7}(?![\p{L}\d_]|[./-]\d)`,
    // By the word before the number.
    String.raw`(?<!\p{L})(?:тел(?:ефон)?|моб|факс|phone|tel|mob|${messengers})[.:№\s]{1,4}[+(]?\d[\d\s()-]{5,20}`,
  ].join('|'),
  'giu',
)
const minPhoneDigits = 6
const mail = /[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}/giu
const web =
  /https?:\/\/\S*|\bwww\.[\w-]\S*|\b(?:t|wa)\.me\/\S*|\b(?:vk|instagram|facebook)\.com\b\S*|(?<![\p{L}\d@._-])[a-z\d][a-z\d-]{2,62}\.(?:kz|ru|by|rs|com|net|org|de|it|eu|su|uz|kg|biz|info|com\.tr)(?![\p{L}\d-])(?:\/\S*)?|(?<![\p{L}\d@._-])[а-яё\d-]{2,63}\.рф(?!\p{L})/giu
const messenger = new RegExp(`${messengers}|instagram|инстаграм`, 'iu')
const invitation = /пиши|звони|связ|отправ|запрос|заказ|контакт|обращ|уточн|contact|write|call|order|ask|send|@\w{3}/i

/** Whether a text contains a phone number, an address of the mail or the web, or invites to a messenger. */
export const hasContact = (text: string) =>
  (text.includes('@') && text.search(mail) >= 0) ||
  text.search(web) >= 0 ||
  (messenger.test(text) && invitation.test(text)) ||
  (text.match(phones) ?? []).some(isPhone)

function isPhone(found: string) {
  const digits = found.replace(/\D/g, '').length
  return digits >= (found.startsWith('+') ? 10 : minPhoneDigits)
}

/** A line without its phone numbers and addresses: a product keeps the rest of its name. */
export function lineWithoutContacts(line: string) {
  if (!hasContact(line)) return line
  return line
    .replace(web, '')
    .replace(mail, '')
    .replace(phones, (found) => (isPhone(found) ? '' : found))
    .replace(/\(\s*\)|\s{2,}/g, ' ')
    .replace(/^[\s,.;:|–-]+|[\s,;:|–-]+$/g, '')
}

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
