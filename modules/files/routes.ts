import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { processUpload, type ProcessedFile } from './process-upload.ts'
import * as contract from './contract.ts'
import { fileErrors } from './errors.ts'
import { findVideo, insertVideo, storageKeyOf } from './queries.ts'
import { youtubeId } from './rules.ts'
import { signUpload, importUpload } from './uploadcare.ts'
import { storeUpload, storeIdOf } from './uploads.ts'
import { toFileView, viewVideo } from './view.ts'

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
    const video = await findVideo(replica, input.id)
    if (!video) throw fileErrors.notFound()
    return viewVideo(video)
  }),
  on(contract.saveVideo, async ({ db, caller, input, now }) => {
    const videoId = youtubeId(input.url)
    if (!videoId) throw fileErrors.unknownVideo()
    return viewVideo(await insertVideo(db, videoId, caller.account!.id, now))
  }),
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
