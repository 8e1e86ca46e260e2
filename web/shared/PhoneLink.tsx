import { formatPhone, phoneHref } from '#platform/values/format-phone.ts'

export function PhoneLink({ number }: { number: string }) {
  const href = phoneHref(number)
  return href ? <a href={href}>{formatPhone(number)}</a> : number
}
