import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '#platform/config.ts'
import { FetchRefusedError, type FetchTransport, safeFetch } from '#platform/http/outbound/safe-fetch.ts'
import { fileErrors } from './errors.ts'
import { processDownload } from './fetched-pictures.ts'
import type { ProcessedFile } from './process-upload.ts'
import { maxPictureBytes } from './rules.ts'

type Settings = NonNullable<Config['uploadcare']>
const signatureMinutes = 30
const timeoutMs = 15_000
const FileInfo = z.object({
  is_ready: z.boolean(),
  size: z.number(),
  original_filename: z.string().nullable(),
  original_file_url: z.url().nullable(),
})

/** Signs an upload: HMAC-SHA256 of the expiry time. */
export function signUpload({ publicKey, secretKey }: Settings, now: Date) {
  const expire = String(Math.floor(now.getTime() / 1000) + signatureMinutes * 60)
  return { publicKey, expire, signature: signatureOf(secretKey, expire) }
}

export const signatureOf = (secretKey: string, expire: string) =>
  createHmac('sha256', secretKey).update(expire).digest('hex')

/** Downloads a file that a browser uploaded to Uploadcare and validates it like any other upload, regardless of the declared type and size. */
export async function importUpload(
  config: Pick<Config, 'uploadcare' | 'dataDir'>,
  { id, ip }: { id: string; ip: string },
  transport: FetchTransport = {},
): Promise<ProcessedFile> {
  if (!config.uploadcare) throw fileErrors.uploadcareOff()
  const { size, name, url } = await fetchFileInfo(config.uploadcare, id)
  if (size > maxPictureBytes) throw fileErrors.tooLarge({ most: maxPictureBytes / 1024 / 1024 })
  const bytes = await fetchOriginal(url, transport)
  return processDownload(config, { bytes, name }, ip)
}

async function fetchFileInfo({ publicKey, secretKey, url }: Settings, id: string) {
  const response = await fetch(`${url}/files/${id}/`, {
    headers: {
      accept: 'application/vnd.uploadcare-v0.7+json',
      authorization: `Uploadcare.Simple ${publicKey}:${secretKey}`,
    },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  }).catch(() => undefined)
  if (response?.status === 404) throw fileErrors.uploadcareUnknown()
  if (!response?.ok) throw fileErrors.uploadcareUnavailable()
  const info = FileInfo.safeParse(await response.json().catch(() => undefined)).data
  if (!info?.is_ready || !info.original_file_url) throw fileErrors.uploadcareUnknown()
  return { size: info.size, name: info.original_filename ?? '', url: info.original_file_url }
}

async function fetchOriginal(url: string, transport: FetchTransport) {
  try {
    const { status, bytes } = await safeFetch(url, {
      protocols: ['https:'],
      maxBytes: maxPictureBytes,
      timeoutMs,
      ...transport,
    })
    if (status !== 200) throw fileErrors.uploadcareUnavailable()
    return bytes
  } catch (error) {
    if (error instanceof FetchRefusedError && error.reason === 'size')
      throw fileErrors.tooLarge({ most: maxPictureBytes / 1024 / 1024 })
    throw fileErrors.uploadcareUnavailable()
  }
}
