import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A bucket of an S3-compatible service. */
export type Bucket = {
  name: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the name is in the path of the address, or else in its host. */
  pathStyle: boolean
}

const flag = z.enum(['1', 'true', 'yes', 'on', '0', 'false', 'no', 'off'])

export const bucketSettings = {
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be a bucket name: 3 to 63 lower-case letters, digits, dots, hyphens',
    )
    .optional(),
  S3_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/, 'must be like https://s3.example.com, without a path')
    .optional(),
  S3_REGION: z.string().max(100).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_SECRET_ACCESS_KEY_FILE: z.string().optional(),
  S3_PATH_STYLE: flag.default('on').transform((text) => ['1', 'true', 'yes', 'on'].includes(text)),
}

type BucketSettings = z.output<z.ZodObject<typeof bucketSettings>>

/** Names what is missing beside S3_BUCKET, and what is set without it. */
export function checkBucketSettings(settings: BucketSettings, context: z.RefinementCtx) {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_SECRET_ACCESS_KEY_FILE } = settings
  const others = {
    S3_ENDPOINT,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY ?? S3_SECRET_ACCESS_KEY_FILE,
  }
  for (const [name, value] of Object.entries(others)) {
    if (S3_BUCKET && !value) addIssue(name, 'is needed with S3_BUCKET')
    if (!S3_BUCKET && value) addIssue(name, 'needs S3_BUCKET')
  }
  if (S3_SECRET_ACCESS_KEY && S3_SECRET_ACCESS_KEY_FILE)
    addIssue('S3_SECRET_ACCESS_KEY_FILE', 'and S3_SECRET_ACCESS_KEY exclude each other')
  else if (S3_SECRET_ACCESS_KEY_FILE && !readSecret(S3_SECRET_ACCESS_KEY_FILE))
    addIssue('S3_SECRET_ACCESS_KEY_FILE', 'must name a file that can be read and is not empty')

  function addIssue(name: string, message: string) {
    context.addIssue({ code: 'custom', path: [name], message })
  }
}

/** Undefined without S3_BUCKET: files are in a folder. */
export const readBucket = (settings: BucketSettings): Bucket | undefined =>
  settings.S3_BUCKET === undefined
    ? undefined
    : {
        name: settings.S3_BUCKET,
        endpoint: settings.S3_ENDPOINT!,
        region: settings.S3_REGION,
        accessKeyId: settings.S3_ACCESS_KEY_ID!,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? readSecret(settings.S3_SECRET_ACCESS_KEY_FILE!)!,
        pathStyle: settings.S3_PATH_STYLE,
      }

function readSecret(path: string) {
  try {
    return readFileSync(path, 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}
