import { domainName } from '../web-address.ts'

const local = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

/** One plain address and nothing else: no name, quotes, comment, list, line break or control character. */
export function isMailAddress(text: string) {
  const at = text.lastIndexOf('@')
  return (
    text.length <= 254 && at >= 1 && at <= 64 && local.test(text.slice(0, at)) && domainName.test(text.slice(at + 1))
  )
}
