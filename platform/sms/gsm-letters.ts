const typographic: Record<string, string> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '…': '...',
}
const gsmLetters = /^[\n !"#$%&'()*+,\-./0-9:;<=>?@A-Z[\\\]^_a-z{|}~£¥§¿¡¤€ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùü]*$/

/** With one letter outside GSM 03.38, an SMS holds 70 letters instead of 160: typographic signs give way where that is enough. */
export function inGsmLetters(text: string): string {
  const plain = text.replace(/[\u00a0\u202f’“”„«»–…]/g, (sign) => typographic[sign]!)
  return gsmLetters.test(plain) ? plain : text
}
