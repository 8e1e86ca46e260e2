import { z } from 'zod'

export const uploadcareSettings = {
  UPLOADCARE_PUBLIC_KEY: z.string().default(''),
  UPLOADCARE_SECRET_KEY: z.string().default(''),
  UPLOADCARE_URL: z
    .url({ protocol: /^https?$/, error: 'must begin with https://' })
    .default('https://api.uploadcare.com'),
}

type UploadcareSettings = z.output<z.ZodObject<typeof uploadcareSettings>>

export function checkUploadcareSettings(settings: UploadcareSettings, context: z.RefinementCtx) {
  if (Boolean(settings.UPLOADCARE_PUBLIC_KEY) !== Boolean(settings.UPLOADCARE_SECRET_KEY))
    context.addIssue({
      code: 'custom',
      path: ['UPLOADCARE_PUBLIC_KEY'],
      message: 'needs UPLOADCARE_SECRET_KEY, and the other way round',
    })
}

export const readUploadcare = (settings: UploadcareSettings) =>
  settings.UPLOADCARE_SECRET_KEY
    ? {
        publicKey: settings.UPLOADCARE_PUBLIC_KEY,
        secretKey: settings.UPLOADCARE_SECRET_KEY,
        url: settings.UPLOADCARE_URL.replace(/\/$/, ''),
      }
    : undefined
