/** What a field for files offers to choose from. */
export const fileTypes = 'image/jpeg,image/png,image/webp,image/avif,application/pdf,.pdf,.xlsx,.docx'

/** Of one message. */
export const mostFiles = 10
/** Of one file. */
export const mostMegabytes = { picture: 10, document: 15 }
