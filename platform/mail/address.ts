import { domainName } from '../values/public-url.ts'

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

/** Whether the text is a single plain address: no display name, quotes, comment, list, line break or control character. */
export function isEmailAddress(text: string) {
  const at = text.lastIndexOf('@')
  return (
    text.length <= 254 &&
    at >= 1 &&
    at <= 64 &&
    localPart.test(text.slice(0, at)) &&
    domainName.test(text.slice(at + 1))
  )
}
