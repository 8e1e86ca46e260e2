import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { requestErrors } from '../errors.ts'

/** A file as it was sent; it lies at `path` until the call is answered. Its name and its contents are the sender's word. */
export type SentFile = { path: string; name: string; size: number }

export const incomingFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'incoming')

/** Room for the headers of the parts and the boundary around the file. */
const envelopeBytes = 16 * 1024

/** Routes of this context take one file each. It is read when the handler asks, so whoever is refused has sent it in vain. */
export async function receiveFiles(app: FastifyInstance, config: Pick<Config, 'dataDir'>) {
  await app.register(multipart)
  app.addHook('preHandler', async (request, reply) => {
    const { mostBytes } = request.routeOptions.config.file!
    const path = join(incomingFolder(config), randomUUID())
    request.given = {
      ...request.given!,
      receiveFile() {
        reply.raw.once('close', () => void rm(path, { force: true }).catch((error: unknown) => request.log.error({ err: error }, 'a sent file was not removed')))
        return receive(request, path, mostBytes)
      },
    }
  })
}

/** Nothing but this file waits for a slow sender: no transaction, no picture being encoded. */
async function receive(request: FastifyRequest, path: string, mostBytes: number): Promise<SentFile> {
  if (!request.isMultipart()) throw requestErrors.unsupportedMediaType()
  if (Number(request.headers['content-length']) > mostBytes + envelopeBytes) throw requestErrors.tooLarge()
  await mkdir(dirname(path), { recursive: true })
  try {
    const part = await request.file({ limits: { fileSize: mostBytes, files: 1, fields: 4, parts: 5, fieldSize: 1_024, headerPairs: 20 }, throwFileSizeLimit: false })
    if (!part) throw requestErrors.malformed()
    await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    if (part.file.truncated) throw requestErrors.tooLarge()
    return { path, name: part.filename ?? '', size: part.file.bytesRead }
  } catch (error) {
    await rm(path, { force: true })
    // What the disk says is ours; whatever else goes wrong is wrong with what was sent.
    throw (error as NodeJS.ErrnoException).syscall || (error as Error).name === 'AppError' ? error : requestErrors.malformed()
  }
}
