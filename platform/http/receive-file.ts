import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
    request.given = {
      ...request.given!,
      receiveFile: () => receive(request, incomingPath(config, request, reply), mostBytes),
    }
  })
}

/** A place for a file until the request is answered. */
export function incomingPath(config: Pick<Config, 'dataDir'>, request: FastifyRequest, reply: FastifyReply) {
  const path = join(incomingFolder(config), randomUUID())
  reply.raw.once(
    'close',
    () =>
      void rm(path, { force: true }).catch((error: unknown) =>
        request.log.error({ err: error }, 'a sent file was not removed'),
      ),
  )
  return path
}

/** Nothing but this file waits for a slow sender: no transaction, no picture being encoded. */
async function receive(request: FastifyRequest, path: string, mostBytes: number): Promise<SentFile> {
  if (!request.isMultipart()) throw requestErrors.unsupportedMediaType()
  if (Number(request.headers['content-length']) > mostBytes + envelopeBytes) throw requestErrors.tooLarge()
  const part = await request
    .file({
      limits: { fileSize: mostBytes, files: 1, fields: 4, parts: 5, fieldSize: 1_024, headerPairs: 20 },
      throwFileSizeLimit: false,
    })
    .catch(blameSender)
  if (!part) throw requestErrors.malformed()
  return savePart(part, path, mostBytes)
}

export async function savePart({ file, filename }: MultipartFile, path: string, mostBytes: number): Promise<SentFile> {
  await mkdir(dirname(path), { recursive: true })
  try {
    await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    if (file.truncated || file.bytesRead > mostBytes) throw requestErrors.tooLarge()
    return { path, name: filename ?? '', size: file.bytesRead }
  } catch (error) {
    await rm(path, { force: true })
    return blameSender(error)
  }
}

/** What the disk says is ours; whatever else goes wrong is wrong with what was sent. */
export function blameSender(error: unknown): never {
  throw (error as NodeJS.ErrnoException).syscall || (error as Error).name === 'AppError'
    ? error
    : requestErrors.malformed()
}
