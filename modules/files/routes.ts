import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { accept, type Accepted } from './accept.ts'
import * as contract from './contract.ts'
import { fileErrors } from './errors.ts'
import { findVideo, putVideo, storageKeyOf } from './queries.ts'
import { youtubeId } from './rules.ts'
import { signUpload, takeOver } from './uploadcare.ts'
import { keepUpload, storeOf } from './uploads.ts'
import { viewFile } from './view.ts'

export const fileHandlers: Handler[] = [
  on(contract.getImage, async ({ replica, input: { id, width, format } }) => {
    if (!(await storageKeyOf(replica, id))) throw fileErrors.notFound()
    const served = contract.imageWidths.find((candidate) => candidate >= width) ?? contract.imageWidths.at(-1)!
    return { id, url: `/media/${id}/${served}.${format}`, width: served, format }
  }),
  on(contract.upload, async (context) => {
    const { purpose } = context.input
    return keep(context, await accept(await context.receiveFile!(), purpose, context.caller.ip), purpose)
  }),
  on(contract.getUploadSignature, async ({ config: { uploadcare }, now }) => {
    if (!uploadcare) throw fileErrors.uploadcareOff()
    return signUpload(uploadcare, now)
  }),
  on(contract.saveUpload, async (context) => keep(context, await takeFromUploadcare(context), 'Picture', 'Uploadcare')),
  on(contract.saveAdminUpload, async (context) =>
    keep(context, await takeFromUploadcare(context), 'Picture', 'Uploadcare'),
  ),
  on(contract.getVideo, async ({ replica, input }) => {
    const video = await findVideo(replica, input.id)
    if (!video) throw fileErrors.notFound()
    return viewVideo(video)
  }),
  on(contract.saveVideo, async ({ db, caller, input, now }) => {
    const videoId = youtubeId(input.url)
    if (!videoId) throw fileErrors.unknownVideo()
    return viewVideo(await putVideo(db, videoId, caller.account!.id, now))
  }),
]

type Saving = Pick<Context<typeof contract.saveUpload>, 'config' | 'caller' | 'input'>
const takeFromUploadcare = ({ config, caller, input }: Saving) => takeOver(config, { id: input.fileId, ip: caller.ip })

async function keep(
  { db, config, caller, now }: Pick<Context, 'db' | 'config' | 'caller' | 'now'>,
  accepted: Accepted,
  purpose: contract.Purpose,
  source?: 'Uploadcare',
) {
  const accountId = caller.account!.id
  const storeId = await storeOf(db, accountId, caller.storeHeader)
  return viewFile(
    await keepUpload(db, config, accepted, { accountId, anonymousId: null, storeId, purpose, source, now }),
  )
}

const viewVideo = ({ id, videoId }: { id: string; videoId: string }) => ({
  id,
  source: 'Youtube' as const,
  videoId,
  url: `https://www.youtube-nocookie.com/embed/${videoId}`,
  thumbnailUrl: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
})
