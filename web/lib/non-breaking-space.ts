const beforeUnit = /(?<=\d) (?=(?:\p{L}{1,2}|дюйм|bar|бар|шт|pcs|Stk|kom|pz|adet|V|°)(?:[\p{P}\s²³]|$))/gu
const afterMark = /(?<=(?:^|[\s(])(?:DIN|ISO|EN|IEC|ГОСТ|PN|DN|SN|IP|Ø|G|Rp?|M|№|No\.)) (?=\d)/gu

/** Puts non-breaking spaces between a number and its unit ("60 mm") and a standard and its number ("DIN 933"). */
export const withNonBreakingSpaces = (text: string) => text.replace(beforeUnit, '\u00a0').replace(afterMark, '\u00a0')
