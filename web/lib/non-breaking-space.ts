const beforeUnit =
  /(?<=\d) (?=(?:\p{L}{1,2}|дюйм|bar|бар|кВт|kVA|кВА|МПа|MPa|мкм|rpm|ppm|dpi|pcs|Stk|kom|adet|°)(?:[\p{P}\s²³]|$))/gu
const afterMark = /(?<=(?:^|[\s(])(?:DIN|ISO|EN|IEC|ГОСТ|PN|DN|SN|IP|Ø|G|Rp?|M|№|No\.)) (?=\d)/gu

const insideSize = /(?<=\d) (?=\d\/\d)| (?=× ?\d)/gu

/** Puts non-breaking spaces between a number and its unit ("60 mm"), a standard and its number ("DIN 933"), and within a size ("1 1/4"). */
export const withNonBreakingSpaces = (text: string) =>
  [beforeUnit, afterMark, insideSize].reduce((result, pattern) => result.replace(pattern, '\u00a0'), text)
