const local = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i

/** One plain address and nothing else: no name, quotes, comment, list, line break or control character. */
export function isMailAddress(text: string) {
  const at = text.lastIndexOf('@')
  return text.length <= 254 && at >= 1 && at <= 64 && local.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}
