import { createHash, randomBytes } from 'node:crypto'

/** A random secret for links, cookies and tokens; the database stores its hash. */
export const newSecret = (bytes = 32) => randomBytes(bytes).toString('base64url')
export const sha256 = (text: string) => createHash('sha256').update(text).digest()
