import type { Api } from '#platform/contract.ts'
import { saveVideo, upload, uploadErrors } from '#modules/files/contract.ts'
import { findDocuments, updateDocument } from '#modules/fluent/contract.ts'
import { callOptions, type FormAction, withoutNote } from '../../forms/define-actions.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import { nextFile } from '../../lib/request-context.ts'

export type ProductDocument = { file: string; kind: string; title: string | null }
export type Media = { videos: string[]; documents: ProductDocument[] }

const addVideo: FormAction<never, never> = {
  input: saveVideo.input,
  fieldsOfCodes: { 'files.unknownVideo': 'url' },
  done: withoutNote,
  async run(api, data) {
    const { id } = await api(saveVideo, { url: String(data.get('url') ?? '') })
    return changeMedia(api, data, ({ videos }) => ({ videos: [...videos, id] }))
  },
}

const addDocument: FormAction<never, never> = {
  input: upload.input,
  fieldsOfCodes: Object.fromEntries(uploadErrors.map((code) => [code, 'file'])),
  done: withoutNote,
  async run(api, data, { context }) {
    if ((await nextFile(context)) === null) throw refuseFields({ path: 'file', code: 'field.required' })
    const { id: file } = await api(upload, { purpose: 'Document' }, callOptions(data))
    const title = String(data.get('title') ?? '').trim() || null
    const added = { file, kind: String(data.get('kind')), title }
    return changeMedia(api, data, ({ documents }) => ({ documents: [...documents, added] }))
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
  'product.addDocument': addDocument,
  'product.removeFile': removeFile,
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
