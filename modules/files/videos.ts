import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import { cached } from '#platform/cache.ts'
import type { Db } from '#platform/db/database.ts'
import type { UploadedVideo, Video, YoutubeVideo } from './contract.ts'

type StoredVideo = {
  id: string
  source: 'Youtube' | 'Local'
  /** The id at YouTube, or where the file is stored. */
  key: string
  name: string
  contentType: string
  size: number
  createdAt: Date
}

/** Videos in the order of the ids, without those that do not exist. */
export async function findVideos(db: Db, ids: readonly string[]): Promise<z.output<typeof Video>[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<StoredVideo>`
    select id, source, storage_key as key, name, content_type as "contentType", byte_size as size, created_at as "createdAt" from files
    where id = any(${ids as string[]}::uuid[]) and purpose = 'Video' order by array_position(${ids as string[]}::uuid[], id)
  `.execute(db)
  return rows.map((video) =>
    video.source === 'Youtube' ? viewYoutubeVideo({ id: video.id, videoId: video.key }) : viewUploadedVideo(video),
  )
}

export async function insertYoutubeVideo(db: Db, videoId: string, accountId: string, now: Date) {
  const id = randomUUID()
  await sql`
    insert into files (id, source, purpose, content_type, storage_key, created_by, claimed_at, created_at)
    values (${id}::uuid, 'Youtube', 'Video', 'video/youtube', ${videoId}, ${accountId}::uuid, null, ${now})
  `.execute(db)
  return viewYoutubeVideo({ id, videoId })
}

const viewYoutubeVideo = ({ id, videoId }: { id: string; videoId: string }): z.output<typeof YoutubeVideo> => ({
  id,
  source: 'Youtube',
  videoId,
  url: `https://www.youtube-nocookie.com/embed/${videoId}`,
  thumbnailUrl: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
})

export const viewUploadedVideo = ({
  id,
  name,
  contentType,
  size,
  createdAt,
}: Omit<StoredVideo, 'source' | 'key'>): z.output<typeof UploadedVideo> => ({
  id,
  source: 'Local',
  name,
  contentType,
  size,
  url: `/media/${id}.${contentType.slice('video/'.length)}`,
  uploadedAt: createdAt.toISOString(),
})

/** Where an uploaded video is stored. Undefined for an id without one. */
export const findStoredVideo = cached({ maxEntries: 1_000 }, async (db, id: string) => {
  const { rows } = await sql<{ key: string; contentType: string; size: number }>`
    select storage_key as key, content_type as "contentType", byte_size as size from files
    where id = ${id}::uuid and purpose = 'Video' and source = 'Local'
  `.execute(db)
  return rows[0]
})
