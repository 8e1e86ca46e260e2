// Pictures in the archive of an import have addresses like those of the web.

export const archiveAddress = (importId: string, entry: string) => `archive:${importId}/${entry}`

const address = /^archive:([0-9a-f-]{36})\/(.+)$/s

export const isArchiveAddress = (text: string) => address.test(text)

export function archivePlace(text: string) {
  const [, importId = '', entry = ''] = address.exec(text) ?? []
  return { importId, entry }
}

/** The name of the file instead of an address that nobody else knows. */
export const shownAddress = (text: string) => (isArchiveAddress(text) ? archivePlace(text).entry : text)
