import { AppError } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { processUpload, type ProcessedFile } from './process-upload.ts'
import * as contract from './contract.ts'
import { fileErrors } from './errors.ts'
import { croppedPicture, pictureAt } from './made-pictures.ts'
import { cropPicture, fetchPicture } from './picture-contract.ts'
import { storageKeyOf } from './queries.ts'
import { youtubeId } from './rules.ts'
import { signUpload, importUpload } from './uploadcare.ts'
import { storeUpload, storeIdOf } from './uploads.ts'
import { findVideos, insertYoutubeVideo, viewUploadedVideo } from './videos.ts'
import { toFileView } from './view.ts'

export const fileHandlers: Handler[] = [
  on(contract.getImage, async ({ replica, input: { id, width, format } }) => {
    if (!(await storageKeyOf(replica, id))) throw fileErrors.notFound()
    const servedWidth = contract.imageWidths.find((candidate) => candidate >= width) ?? contract.imageWidths.at(-1)!
    return { id, url: `/media/${id}/${servedWidth}.${format}`, width: servedWidth, format }
  }),
  on(contract.upload, async (context) => {
    const { purpose } = context.input
    return save(context, await processUpload(await context.receiveFile!(), purpose, context.caller.ip), purpose)
  }),
  on(fetchPicture, async (context) =>
    save(context, await pictureAt(context.config, { url: context.input.url, ip: context.caller.ip }), 'Picture'),
  ),
  on(cropPicture, async (context) => {
    const { db, config, caller, input } = context
    const accountId = caller.account!.id
    const storeId = await storeIdOf(db, accountId, caller.storeHeader)
    return save(
      context,
      await croppedPicture(db, config, { accountId, storeId }, { ...input, ip: caller.ip }),
      'Picture',
    )
  }),
  on(contract.getUploadSignature, async ({ config: { uploadcare }, now }) => {
    if (!uploadcare) throw fileErrors.uploadcareOff()
    return signUpload(uploadcare, now)
  }),
  on(contract.saveUpload, async (context) =>
    save(context, await importFromUploadcare(context), 'Picture', 'Uploadcare'),
  ),
  on(contract.saveAdminUpload, async (context) =>
    save(context, await importFromUploadcare(context), 'Picture', 'Uploadcare'),
  ),
  on(contract.getVideo, async ({ replica, input }) => {
    const [video] = await findVideos(replica, [input.id])
    if (!video) throw fileErrors.notFound()
    return video
  }),
  on(contract.saveVideo, async ({ db, caller, input, now }) => {
    const videoId = youtubeId(input.url)
    if (!videoId) throw fileErrors.unknownVideo()
    return insertYoutubeVideo(db, videoId, caller.account!.id, now)
  }),
  on(contract.uploadVideo, async ({ db, config, caller, member, receiveFile, now }) => {
    const received = await receiveFile!().catch((error: unknown) => {
      const isTooLarge = error instanceof AppError && error.status === 413
      throw isTooLarge ? fileErrors.tooLarge({ most: config.maxVideoBytes / 1024 / 1024 }) : error
    })
    const accepted = await processUpload(received, 'Video', caller.ip)
    const owner = { accountId: caller.account!.id, anonymousId: null, storeId: member!.storeId }
    const stored = await storeUpload(db, config, accepted, { ...owner, purpose: 'Video', now })
    return viewUploadedVideo({ ...stored, createdAt: now })
  }),
  on(contract.listVideos, async ({ db, config, input }) => ({
    items: await findVideos(db, input.ids),
    maxBytes: config.maxVideoBytes,
  })),
]

type SaveContext = Pick<Context<typeof contract.saveUpload>, 'config' | 'caller' | 'input'>
const importFromUploadcare = ({ config, caller, input }: SaveContext) =>
  importUpload(config, { id: input.fileId, ip: caller.ip })

async function save(
  { db, config, caller, now }: Pick<Context, 'db' | 'config' | 'caller' | 'now'>,
  accepted: ProcessedFile,
  purpose: contract.Purpose,
  source?: 'Uploadcare',
) {
  const accountId = caller.account!.id
  const storeId = await storeIdOf(db, accountId, caller.storeHeader)
  return toFileView(
    await storeUpload(db, config, accepted, { accountId, anonymousId: null, storeId, purpose, source, now }),
  )
}
