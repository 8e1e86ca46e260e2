// Pictures that are made of something else than a file of the browser: of an address or of another picture.
import { z } from 'zod'
import { call } from '#platform/contract.ts'
import { File, uploadErrors } from './contract.ts'

export const addressErrors = ['files.addressRefused', 'files.addressUnavailable'] as const

export const fetchPicture = call('POST files/picture/fetch', {
  access: 'user',
  limit: 'upload',
  summary: 'Stores a copy of a picture of the Internet; addresses of internal networks are refused',
  input: z.strictObject({ url: z.string().trim().min(1).max(2_000) }),
  output: File,
  errors: [...addressErrors, ...uploadErrors],
})
export const cropPicture = call('POST files/picture/crop', {
  access: 'user',
  limit: 'upload',
  summary: "Makes a square picture of one of the caller's own or the store's; the original stays",
  input: z.strictObject({
    id: z.uuid().toLowerCase(),
    position: z.number().min(0).max(1).describe('Of the square along the longer side: 0 at the start, 1 at the end'),
  }),
  output: File,
  errors: ['files.notFound', ...uploadErrors],
})
