import { type Handler, on } from '#platform/http/dispatch.ts'
import { getImage, imageWidths } from './contract.ts'
import { fileErrors } from './errors.ts'
import { storageKeyOf } from './queries.ts'

export const fileHandlers: Handler[] = [
  on(getImage, async ({ replica, input: { id, width, format } }) => {
    if (!(await storageKeyOf(replica, id))) throw fileErrors.notFound()
    const served = imageWidths.find((candidate) => candidate >= width) ?? imageWidths.at(-1)!
    return { id, url: `/media/${id}/${served}.${format}`, width: served, format }
  }),
]
