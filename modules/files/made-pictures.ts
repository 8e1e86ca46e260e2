import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { openFileStore, type StoreConfig } from '#platform/files/open-store.ts'
import { FetchRefusedError, type FetchTransport, safeFetch } from '#platform/http/outbound/safe-fetch.ts'
import { fileErrors } from './errors.ts'
import { processDownload } from './fetched-pictures.ts'
import type { ProcessedFile } from './process-upload.ts'
import { maxPictureBytes } from './rules.ts'

const timeoutMs = 15_000

/** The picture at a user's address, validated and re-encoded like an upload. */
export async function pictureAt(
  config: StoreConfig,
  { url, ip }: { url: string; ip: string },
  transport: FetchTransport = {},
): Promise<ProcessedFile> {
  const bytes = await download(url, transport)
  return processDownload(config, { bytes, name: URL.parse(url)?.pathname.split('/').at(-1) ?? '' }, ip)
}

async function download(url: string, transport: FetchTransport) {
  const response = await safeFetch(url, {
    protocols: ['https:', 'http:'],
    maxBytes: maxPictureBytes,
    timeoutMs,
    ...transport,
  }).catch((error: unknown) => {
    if (!(error instanceof FetchRefusedError)) throw fileErrors.addressUnavailable()
    if (error.reason === 'size') throw fileErrors.tooLarge({ most: maxPictureBytes / 1024 / 1024 })
    throw fileErrors.addressRefused()
  })
  if (response.status !== 200) throw fileErrors.addressUnavailable()
  return response.bytes
}

type Owner = { accountId: string; storeId: number | null }
/** The picture is encoded twice; the first time must cost nothing that can be seen. */
const keptQuality = 95

type Crop = { id: string; position: number; ip: string }

/** A square of a picture of the owner, with the longer side cut; `position` from 0 to 1 says where. */
export async function croppedPicture(
  db: Db,
  config: StoreConfig,
  owner: Owner,
  { id, position, ip }: Crop,
): Promise<ProcessedFile> {
  const picture = await findOwnPicture(db, owner, id)
  const original = picture && (await openFileStore(config).read(picture.key))
  if (!original) throw fileErrors.notFound()
  const { default: sharp } = await import('sharp')
  const { width, height } = picture
  const format = picture.contentType.slice('image/'.length) as 'jpeg' | 'png' | 'webp'
  const side = Math.min(width, height)
  const bytes = await sharp(original)
    .extract({
      left: Math.round((width - side) * position),
      top: Math.round((height - side) * position),
      width: side,
      height: side,
    })
    .toFormat(format, format === 'png' ? {} : { quality: keptQuality })
    .toBuffer()
  return processDownload(config, { bytes, name: picture.name }, ip)
}

async function findOwnPicture(db: Db, { accountId, storeId }: Owner, id: string) {
  const { rows } = await sql<{ key: string; name: string; contentType: string; width: number; height: number }>`
    select storage_key as key, name, content_type as "contentType", width, height from files
    where id = ${id}::uuid and purpose = 'Picture' and width is not null
      and (created_by = ${accountId}::uuid or charged_to = ${storeId === null ? null : `store:${storeId}`})
  `.execute(db)
  return rows[0]
}
