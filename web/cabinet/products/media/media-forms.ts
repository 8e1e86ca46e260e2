import type { Api } from '#platform/contract.ts'
import { saveVideo, upload, uploadErrors, uploadVideo } from '#modules/files/contract.ts'
import { findDocuments, updateDocument } from '#modules/fluent/contract.ts'
import { callOptions, type FormAction, withoutNote } from '../../../forms/define-actions.ts'
import { refuseFields } from '../../../forms/refuse-fields.ts'
import { nextFile } from '../../../lib/request-context.ts'

export type ProductDocument = { file: string; kind: string; title: string | null; validUntil: string | null }
export type Media = { videos: string[]; documents: ProductDocument[] }

const ofFile = Object.fromEntries(uploadErrors.map((code) => [code, 'file']))

const addVideo: FormAction<never, never> = {
  input: saveVideo.input,
  fieldsOfCodes: { 'files.unknownVideo': 'url' },
  done: withoutNote,
  async run(api, data) {
    const { id } = await api(saveVideo, { url: textOf(data, 'url') })
    return changeMedia(api, data, ({ videos }) => ({ videos: [...videos, id] }))
  },
}

/** A script has uploaded the file already and names it; without one the form brings it. */
const addVideoFile: FormAction<never, never> = {
  input: uploadVideo.input,
  fieldsOfCodes: ofFile,
  done: withoutNote,
  async run(api, data, { context }) {
    const uploaded = textOf(data, 'video')
    if (!uploaded) await requireFile(context)
    const id = uploaded || (await api(uploadVideo, {}, callOptions(data))).id
    return changeMedia(api, data, ({ videos }) => ({ videos: [...videos, id] }))
  },
}

const moveVideo: FormAction<never, never> = {
  input: updateDocument.input,
  done: withoutNote,
  run: (api, data) =>
    changeMedia(api, data, ({ videos }) => {
      const moved = textOf(data, 'file')
      const rest = videos.filter((id) => id !== moved)
      const place = videos.indexOf(moved) + (data.get('direction') === 'earlier' ? -1 : 1)
      return rest.length === videos.length ? {} : { videos: rest.toSpliced(Math.max(0, place), 0, moved) }
    }),
}

const addDocument: FormAction<never, never> = {
  input: upload.input,
  fieldsOfCodes: ofFile,
  done: withoutNote,
  async run(api, data, { context }) {
    await requireFile(context)
    const { id: file } = await api(upload, { purpose: 'Document' }, callOptions(data))
    const [kind, title, validUntil] = ['kind', 'title', 'validUntil'].map((name) => textOf(data, name))
    const added = { file, kind: kind!, title: title || null, validUntil: validUntil || null }
    return changeMedia(api, data, ({ documents }) => ({ documents: [...documents, added] }))
  },
}

const setValidity: FormAction<never, never> = {
  input: updateDocument.input,
  done: withoutNote,
  run(api, data) {
    const [changed, validUntil] = [textOf(data, 'file'), textOf(data, 'validUntil') || null]
    return changeMedia(api, data, ({ documents }) => ({
      documents: documents.map((each) => (each.file === changed ? { ...each, validUntil } : each)),
    }))
  },
}

const removeFile: FormAction<never, never> = {
  input: updateDocument.input,
  done: withoutNote,
  run(api, data) {
    const removed = data.get('file')
    return changeMedia(api, data, ({ videos, documents }) => ({
      videos: videos.filter((id) => id !== removed),
      documents: documents.filter(({ file }) => file !== removed),
    }))
  },
}

export const mediaForms = {
  'product.addVideo': addVideo,
  'product.addVideoFile': addVideoFile,
  'product.moveVideo': moveVideo,
  'product.addDocument': addDocument,
  'product.setValidity': setValidity,
  'product.removeFile': removeFile,
}

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '').trim()

async function requireFile(context: Parameters<typeof nextFile>[0]) {
  if ((await nextFile(context)) === null) throw refuseFields({ path: 'file', code: 'field.required' })
}

/** Changes the current lists, so that a price that was saved meanwhile does not refuse a new document. */
async function changeMedia(api: Api, data: FormData, change: (media: Media) => Partial<Media>) {
  const [options, id] = [callOptions(data), Number(data.get('id'))]
  const filter = { field: 'id', operator: 'eq' as const, value: id }
  const found = await api(findDocuments, { entity: 'product', filter, fields: ['videos', 'documents'] }, options)
  const document = found.items[0]
  if (!document) throw new Response(null, { status: 404 })
  const fields = change(document.fields as Media)
  await api(updateDocument, { entity: 'product', id, version: document.version, fields }, options)
  return null
}
