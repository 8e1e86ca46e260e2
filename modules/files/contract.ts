// Files: originals are in a file store. Pictures are public and served re-encoded by width at /media/{id}/{width}.{format}, videos
// as they are at /media/{id}.{format};
// chat files and documents are private, at /file/{id}; those of a verification are served by links that end soon. A file that is unused for
// a day is removed.
import { z } from 'zod'
import { call } from '#platform/contract.ts'

export const imageWidths = [64, 160, 240, 320, 480, 640, 960, 1280] as const
export const imageFormats = ['avif', 'webp', 'jpeg'] as const
export const maxUploadBytes = 15 * 1024 * 1024

export type Purpose = 'Picture' | 'Chat' | 'Document' | 'Video' | 'Verification'
const Id = z.uuid().toLowerCase()
/** Of at most twenty, separated by commas in a query. */
const Ids = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(Id).max(20))

export const File = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  size: z.int().describe('Bytes'),
  width: z.int().nullable(),
  height: z.int().nullable(),
  url: z.string(),
  thumbnailUrl: z.string().nullable().describe('Pictures only'),
})
export const YoutubeVideo = z.object({
  id: z.string(),
  source: z.literal('Youtube'),
  videoId: z.string(),
  url: z.string().describe('Embed URL for an iframe'),
  thumbnailUrl: z.string(),
})
export const UploadedVideo = z.object({
  id: z.string(),
  source: z.literal('Local'),
  name: z.string(),
  contentType: z.string(),
  size: z.int().describe('Bytes'),
  url: z.string().describe('Of the file, which is served in ranges'),
  uploadedAt: z.iso.datetime(),
})
export const Video = z.discriminatedUnion('source', [YoutubeVideo, UploadedVideo])

const validationErrors = [
  'files.wrongType',
  'files.tooLarge',
  'files.tooManyPixels',
  'files.unreadable',
  'files.quotaFull',
  'files.busy',
] as const
export const uploadErrors = ['request.tooLarge', 'request.unsupportedMediaType', ...validationErrors] as const
const uploadcareErrors = ['files.uploadcareOff', 'files.uploadcareUnknown', 'files.uploadcareUnavailable'] as const

export const getImage = call('GET files/image/get', {
  access: 'public',
  summary: 'URL of a picture in this width and format',
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
  file: { maxBytes: maxUploadBytes },
  summary:
    'Uploads a file: pictures (JPEG, PNG, WebP, AVIF) are re-encoded and public; documents (PDF and pictures) are private',
  input: z.strictObject({ purpose: z.enum(['Picture', 'Document']).default('Picture') }),
  output: File,
  errors: uploadErrors,
})
export const getUploadSignature = call('GET files/uploadcare/signature', {
  access: 'user',
  summary: 'Signature for a direct upload to Uploadcare; valid for half an hour',
  input: z.object({}),
  output: z.object({ publicKey: z.string(), signature: z.string(), expire: z.string().describe('Unix seconds') }),
  errors: ['files.uploadcareOff'],
})
const savePictureCall = {
  summary: 'Imports a picture that was uploaded to Uploadcare',
  input: z.strictObject({ fileId: Id.describe("Uploadcare's id") }),
  output: File,
}
export const saveUpload = call('POST files/uploadcare/save', {
  access: 'user',
  limit: 'upload',
  ...savePictureCall,
  errors: [...uploadcareErrors, ...validationErrors],
})
export const saveAdminUpload = call('POST files/uploadcare/save/admin', {
  access: 'admin:banners',
  limit: 'upload',
  ...savePictureCall,
  errors: [...uploadcareErrors, ...validationErrors],
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
  summary: 'Stores a YouTube video',
  input: z.strictObject({ url: z.string().trim().min(1).max(500) }),
  output: YoutubeVideo,
  errors: ['files.unknownVideo'],
})
export const uploadVideo = call('POST files/video/upload', {
  access: 'seller',
  limit: 'videoUpload',
  file: { maxBytes: 'maxVideoBytes' },
  summary: 'Uploads a video (MP4, WebM) of the store; it is public and stays as it is',
  input: z.strictObject({}),
  output: UploadedVideo,
  errors: uploadErrors,
})
export const listVideos = call('GET files/video/list', {
  access: 'seller',
  summary: 'Videos in the order of their ids, and how large an uploaded one may be',
  input: z.object({ ids: Ids }),
  output: z.object({ items: z.array(Video), maxBytes: z.int() }),
})
