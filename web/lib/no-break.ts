const beforeUnit = /(?<=\d) (?=(?:\p{L}{1,2}|дюйм|bar|бар|шт|pcs|Stk|kom|pz|adet|V|°)(?:[\p{P}\s²³]|$))/gu
const afterMark = /(?<=(?:^|[\s(])(?:DIN|ISO|EN|IEC|ГОСТ|PN|DN|SN|IP|Ø|G|Rp?|M|№|No\.)) (?=\d)/gu

/** Keeps a figure with its unit and a standard with its number when a name is broken into lines. */
export const noBreak = (text: string) => text.replace(beforeUnit, '\u00a0').replace(afterMark, '\u00a0')
