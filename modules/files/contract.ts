// Files: originals lie in a file store. Pictures are public and served re-encoded by width at /media/{id}/{width}.{format};
// files of chats and documents are private, at /file/{id}. What nothing uses for a day is removed.
import { z } from 'zod'
import { call } from '#platform/contract.ts'

export const imageWidths = [64, 160, 240, 320, 480, 640, 960, 1280] as const
export const imageFormats = ['avif', 'webp', 'jpeg'] as const
export const mostUploadBytes = 15 * 1024 * 1024

export type Purpose = 'Picture' | 'Chat' | 'Document'
const Id = z.uuid().toLowerCase()

export const File = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  size: z.int().describe('Bytes'),
  width: z.int().nullable(),
  height: z.int().nullable(),
  url: z.string(),
  thumbnailUrl: z.string().nullable().describe('Of pictures only'),
})
export const Video = z.object({
  id: z.string(),
  source: z.literal('Youtube'),
  videoId: z.string(),
  url: z.string().describe('To be shown in a frame'),
  thumbnailUrl: z.string(),
})

const judgedErrors = [
  'files.wrongType',
  'files.tooLarge',
  'files.tooManyPixels',
  'files.unreadable',
  'files.quotaFull',
  'files.busy',
] as const
export const uploadErrors = ['request.tooLarge', 'request.unsupportedMediaType', ...judgedErrors] as const
const uploadcareErrors = ['files.uploadcareOff', 'files.uploadcareUnknown', 'files.uploadcareUnavailable'] as const

export const getImage = call('GET files/image/get', {
  access: 'public',
  summary: 'Where a picture of this width and format is served',
  input: z.object({
    id: z.uuid(),
    width: z.coerce.number().int().min(1).max(4000).catch(320).default(320),
    format: z.enum(imageFormats).catch('webp').default('webp'),
  }),
  output: z.object({ id: z.string(), url: z.string(), width: z.int(), format: z.enum(imageFormats) }),
  errors: ['files.notFound'],
})
export const upload = call('POST files/uploadcare/upload', {
  access: 'user',
  limit: 'upload',
  file: { mostBytes: mostUploadBytes },
  summary:
    'Uploads a file: pictures (JPEG, PNG, WebP, AVIF) are encoded anew and public; documents (PDF and pictures) are private',
  input: z.strictObject({ purpose: z.enum(['Picture', 'Document']).default('Picture') }),
  output: File,
  errors: uploadErrors,
})
export const getUploadSignature = call('GET files/uploadcare/signature', {
  access: 'user',
  summary: 'What a direct upload to Uploadcare is signed with; valid for half an hour',
  input: z.object({}),
  output: z.object({ publicKey: z.string(), signature: z.string(), expire: z.string().describe('Unix seconds') }),
  errors: ['files.uploadcareOff'],
})
const savedPicture = {
  summary: 'Takes over a picture that was uploaded to Uploadcare',
  input: z.strictObject({ fileId: Id.describe("Uploadcare's id") }),
  output: File,
}
export const saveUpload = call('POST files/uploadcare/save', {
  access: 'user',
  limit: 'upload',
  ...savedPicture,
  errors: [...uploadcareErrors, ...judgedErrors],
})
export const saveAdminUpload = call('POST files/uploadcare/save/admin', {
  access: 'admin:banners',
  limit: 'upload',
  ...savedPicture,
  errors: [...uploadcareErrors, ...judgedErrors],
})
export const getVideo = call('GET files/video/get', {
  access: 'public',
  summary: 'A video by its id',
  input: z.object({ id: Id }),
  output: Video,
  errors: ['files.notFound'],
})
export const saveVideo = call('POST files/video/save', {
  access: 'user',
  summary: 'Records a video of YouTube',
  input: z.strictObject({ url: z.string().trim().min(1).max(500) }),
  output: Video,
  errors: ['files.unknownVideo'],
})
