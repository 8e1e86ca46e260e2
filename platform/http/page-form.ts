import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { requestErrors } from '../errors.ts'
import { blameSender, incomingPath, savePart, type SentFile } from './receive-file.ts'

/** A form of a page as it arrives: the fields before its first file, then one file after the other, each when it is asked for. */
export type PageForm = {
  fields: URLSearchParams
  /** The name of the file that is received next; null where there is no other. */
  nextFile: () => Promise<string | null>
  receiveFile: (mostBytes: number) => Promise<SentFile>
  /** Lets whatever has not been read pass by. */
  leave: () => void
}

const mostFiles = 20
const limits = { fields: 100, fieldSize: 64 * 1024, files: mostFiles, parts: 100 + mostFiles, headerPairs: 20 }

/** `mostFileBytes`: beyond them nothing is kept of any file, whatever call it is for. */
export async function readPageForm(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'dataDir'>,
  mostFileBytes: number,
): Promise<PageForm> {
  const parts = request.parts({ limits: { ...limits, fileSize: mostFileBytes } })
  const fields = new URLSearchParams()
  let file = await readOn()
  return {
    fields,
    async nextFile() {
      file ??= await readOn()
      return file?.filename ?? null
    },
    async receiveFile(mostBytes) {
      const part = file ?? (await readOn())
      if (!part) throw requestErrors.malformed()
      file = undefined
      return savePart(part, incomingPath(config, request, reply), mostBytes)
    },
    leave() {
      request.raw.unpipe()
      request.raw.resume()
    },
  }

  async function readOn(): Promise<MultipartFile | undefined> {
    for (;;) {
      const { value: part, done } = await parts.next().catch(blameSender)
      if (done) return undefined
      if (part.type === 'file') {
        // A field for files that was left empty.
        if (!part.filename) part.file.resume()
        else return part
      } else {
        if (part.valueTruncated || part.fieldnameTruncated) throw requestErrors.tooLarge()
        fields.append(part.fieldname, String(part.value))
      }
    }
  }
}
