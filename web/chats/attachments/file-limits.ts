/** Value of `accept` of file inputs. */
export const acceptedFileTypes = 'image/jpeg,image/png,image/webp,image/avif,application/pdf,.pdf,.xlsx,.docx'

/** Per message. */
export const maxFiles = 10
/** Per file. */
export const maxMegabytes = { picture: 10, document: 15 }
