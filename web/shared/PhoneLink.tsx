import { formatPhone, phoneHref } from '../lib/format-phone.ts'

export const PhoneLink = ({ number }: { number: string }) => <a href={phoneHref(number)}>{formatPhone(number)}</a>
