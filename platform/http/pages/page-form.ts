import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { requestErrors } from '../../errors.ts'
import { rethrowAsClientError, incomingPath, savePart, type UploadedFile } from '../receive-file.ts'

/** A streamed multipart form: the fields before the first file, then the files one after the other, each on request. */
export type PageForm = {
  fields: URLSearchParams
  /** The fields after the first file, as far as they have been read: buttons that stand below the files. */
  laterFields: URLSearchParams
  /** The name of the next file; null when there are no more. */
  nextFile: () => Promise<string | null>
  /** The name of its field. */
  fileField: () => string | undefined
  receiveFile: (maxBytes: number) => Promise<UploadedFile>
  /** Discards the unread rest of the form. */
  discardRest: () => void
}

const maxFiles = 20
/** The form of a product has its texts in six languages and its lists. */
const maxFields = 500
const limits = {
  fields: maxFields,
  fieldSize: 64 * 1024,
  files: maxFiles,
  parts: maxFields + maxFiles,
  headerPairs: 20,
}

/** `maxFileBytes`: the limit for every file, whichever call receives it. */
export async function readPageForm(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'dataDir'>,
  maxFileBytes: number,
): Promise<PageForm> {
  const parts = request.parts({ limits: { ...limits, fileSize: maxFileBytes } })
  const [fields, laterFields] = [new URLSearchParams(), new URLSearchParams()]
  let current = fields
  let file = await readNextFile()
  current = laterFields
  return {
    fields,
    laterFields,
    async nextFile() {
      file ??= await readNextFile()
      return file?.filename ?? null
    },
    fileField: () => file?.fieldname,
    async receiveFile(maxBytes) {
      const part = file ?? (await readNextFile())
      if (!part) throw requestErrors.malformed()
      file = undefined
      return savePart(part, incomingPath(config, request, reply), maxBytes)
    },
    discardRest() {
      request.raw.unpipe()
      request.raw.resume()
    },
  }

  async function readNextFile(): Promise<MultipartFile | undefined> {
    for (;;) {
      const { value: part, done } = await parts.next().catch(rethrowAsClientError)
      if (done) return undefined
      if (part.type === 'file') {
        // An empty file field.
        if (!part.filename) part.file.resume()
        else return part
      } else {
        if (part.valueTruncated || part.fieldnameTruncated) throw requestErrors.tooLarge()
        current.append(part.fieldname, String(part.value))
      }
    }
  }
}
