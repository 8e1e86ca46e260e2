import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Call } from '../contract.ts'
import { requestErrors } from '../errors.ts'

/** An uploaded file; it is deleted after the response. Its name and contents are unverified. */
export type UploadedFile = { path: string; name: string; size: number }

export const incomingFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'incoming')

/** Allowance for part headers and boundaries. */
const envelopeBytes = 16 * 1024

/** The largest file that a call takes. */
export const maxBytesOf = ({ maxBytes }: NonNullable<Call['file']>, config: Pick<Config, 'maxVideoBytes'>) =>
  typeof maxBytes === 'number' ? maxBytes : config[maxBytes]

/** Lets each route of this context receive one file. It is read when the handler asks for it, so nothing is stored for refused calls. */
export async function registerUploads(app: FastifyInstance, config: Pick<Config, 'dataDir' | 'maxVideoBytes'>) {
  await app.register(multipart)
  app.addHook('preHandler', async (request, reply) => {
    const maxBytes = maxBytesOf(request.routeOptions.config.file!, config)
    request.requestContext = {
      ...request.requestContext!,
      receiveFile: () => receiveUpload(request, incomingPath(config, request, reply), maxBytes),
    }
  })
}

/** A path for a file that is deleted after the response. */
export function incomingPath(config: Pick<Config, 'dataDir'>, request: FastifyRequest, reply: FastifyReply) {
  const path = join(incomingFolder(config), randomUUID())
  reply.raw.once(
    'close',
    () =>
      void rm(path, { force: true }).catch((error: unknown) =>
        request.log.error({ err: error }, 'an uploaded file could not be removed'),
      ),
  )
  return path
}

/** Receives the file before the handler opens a transaction or starts encoding, so a slow sender blocks nothing else. */
async function receiveUpload(request: FastifyRequest, path: string, maxBytes: number): Promise<UploadedFile> {
  if (!request.isMultipart()) throw requestErrors.unsupportedMediaType()
  if (Number(request.headers['content-length']) > maxBytes + envelopeBytes) throw requestErrors.tooLarge()
  const part = await request
    .file({
      limits: { fileSize: maxBytes, files: 1, fields: 4, parts: 5, fieldSize: 1_024, headerPairs: 20 },
      throwFileSizeLimit: false,
    })
    .catch(rethrowAsClientError)
  if (!part) throw requestErrors.malformed()
  return savePart(part, path, maxBytes)
}

export async function savePart(
  { file, filename }: MultipartFile,
  path: string,
  maxBytes: number,
): Promise<UploadedFile> {
  await mkdir(dirname(path), { recursive: true })
  try {
    await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    if (file.truncated || file.bytesRead > maxBytes) throw requestErrors.tooLarge()
    return { path, name: filename ?? '', size: file.bytesRead }
  } catch (error) {
    await rm(path, { force: true })
    return rethrowAsClientError(error)
  }
}

/** Rethrows errors of the file system and application errors; any other error is caused by the input. */
export function rethrowAsClientError(error: unknown): never {
  throw (error as NodeJS.ErrnoException).syscall || (error as Error).name === 'AppError'
    ? error
    : requestErrors.malformed()
}
