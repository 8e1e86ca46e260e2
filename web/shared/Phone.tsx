/** Country code, area and subscriber: 3-digit codes begin with 35, 37, 38, 42 or 99, and 7 and 1 stand alone. */
const parts = /^\+([17]|3[578]\d|42\d|99\d|\d\d)(\d{2,5})(\d{3})(\d\d)(\d\d)$/

const digitsOf = (number: string) => number.replace(/[^+\d]/g, '')

export const formatPhone = (number: string) => digitsOf(number).replace(parts, '+$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5')

export const Phone = ({ number }: { number: string }) => <a href={`tel:${digitsOf(number)}`}>{formatPhone(number)}</a>
