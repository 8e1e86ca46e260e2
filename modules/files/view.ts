import type { z } from 'zod'
import type { File, Purpose } from './contract.ts'

export type FileRow = {
  id: string
  name: string
  contentType: string
  size: number
  width: number | null
  height: number | null
  purpose: Purpose
}

export const thumbnailWidth = 320

/** The file with the URLs by which it is served. */
export function toFileView({ purpose, ...file }: FileRow): z.output<typeof File> {
  if (purpose === 'Picture')
    return { ...file, url: `/media/${file.id}/1280.webp`, thumbnailUrl: `/media/${file.id}/${thumbnailWidth}.webp` }
  const isPicture = file.contentType.startsWith('image/')
  return { ...file, url: `/file/${file.id}`, thumbnailUrl: isPicture ? `/file/${file.id}/${thumbnailWidth}` : null }
}
