// Files: originals lie in a file store; pictures are served re-encoded by width at /media/{id}/{width}.{format}.
import { z } from 'zod'
import { call } from '#platform/contract.ts'

export const imageWidths = [64, 160, 240, 320, 480, 640, 960, 1280] as const
export const imageFormats = ['avif', 'webp', 'jpeg'] as const

export const getImage = call('GET files/image/get', {
  access: 'public', summary: 'Where a picture of this width and format is served',
  input: z.object({
    id: z.uuid(),
    width: z.coerce.number().int().min(1).max(4000).catch(320).default(320),
    format: z.enum(imageFormats).catch('webp').default('webp'),
  }),
  output: z.object({ id: z.string(), url: z.string(), width: z.int(), format: z.enum(imageFormats) }),
  errors: ['files.notFound'],
})
