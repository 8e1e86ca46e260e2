/** A name that the clock of this machine knows, such as Europe/Belgrade. */
export function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
