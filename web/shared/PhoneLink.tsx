/**
 * Country code, area code, subscriber number. Country codes: 1 and 7; three digits after 35, 37, 38, 42, 99; else
 * two.
 */
const phonePattern = /^\+([17]|3[578]\d|42\d|99\d|\d\d)(\d{2,5})(\d{3})(\d\d)(\d\d)$/

const digitsOf = (number: string) => number.replace(/[^+\d]/g, '')

export const formatPhone = (number: string) =>
  digitsOf(number).replace(phonePattern, '+$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5')

export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${digitsOf(number)}`}>{formatPhone(number)}</a>
)
