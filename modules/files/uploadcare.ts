import { createHmac, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '#platform/config.ts'
import { incomingFolder } from '#platform/http/receive-file.ts'
import { FetchRefused, type Reach, safeFetch } from '#platform/http/safe-fetch.ts'
import { accept, type Accepted } from './accept.ts'
import { fileErrors } from './errors.ts'
import { mostPictureBytes } from './rules.ts'

type Settings = NonNullable<Config['uploadcare']>
const signedMinutes = 30
const timeoutMs = 15_000
const Described = z.object({
  is_ready: z.boolean(),
  size: z.number(),
  original_filename: z.string().nullable(),
  original_file_url: z.url().nullable(),
})

/** Signed uploads: HMAC-SHA256 of the moment when they end. */
export function signUpload({ publicKey, secretKey }: Settings, now: Date) {
  const expire = String(Math.floor(now.getTime() / 1000) + signedMinutes * 60)
  return { publicKey, expire, signature: signatureOf(secretKey, expire) }
}

export const signatureOf = (secretKey: string, expire: string) =>
  createHmac('sha256', secretKey).update(expire).digest('hex')

/** Fetches what a browser has uploaded there, and judges it like any other file: their word for its type and size counts as little as the browser's. */
export async function takeOver(
  config: Pick<Config, 'uploadcare' | 'dataDir'>,
  { id, ip }: { id: string; ip: string },
  reach: Reach = {},
): Promise<Accepted> {
  if (!config.uploadcare) throw fileErrors.uploadcareOff()
  const { size, name, url } = await describe(config.uploadcare, id)
  if (size > mostPictureBytes) throw fileErrors.tooLarge({ most: mostPictureBytes / 1024 / 1024 })
  const bytes = await fetchOriginal(url, reach)
  const path = join(incomingFolder(config), randomUUID())
  await mkdir(incomingFolder(config), { recursive: true })
  try {
    await writeFile(path, bytes)
    return await accept({ path, name, size: bytes.length }, 'Picture', ip)
  } finally {
    await rm(path, { force: true })
  }
}

async function describe({ publicKey, secretKey, url }: Settings, id: string) {
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
  const described = Described.safeParse(await response.json().catch(() => undefined)).data
  if (!described?.is_ready || !described.original_file_url) throw fileErrors.uploadcareUnknown()
  return { size: described.size, name: described.original_filename ?? '', url: described.original_file_url }
}

async function fetchOriginal(url: string, reach: Reach) {
  try {
    const { status, bytes } = await safeFetch(url, {
      protocols: ['https:'],
      mostBytes: mostPictureBytes,
      timeoutMs,
      ...reach,
    })
    if (status !== 200) throw fileErrors.uploadcareUnavailable()
    return bytes
  } catch (error) {
    if (error instanceof FetchRefused && error.reason === 'size')
      throw fileErrors.tooLarge({ most: mostPictureBytes / 1024 / 1024 })
    throw fileErrors.uploadcareUnavailable()
  }
}
