// A real S3 server for tests: MinIO, where it is installed (docs/operations.md says how). Without it these tests are skipped.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { requestBucket } from '../../files/bucket-request.ts'
import type { Bucket } from '../../files/bucket-settings.ts'
import { until } from '../until.ts'

export type BucketServer = {
  bucket: Bucket
  environment: NodeJS.ProcessEnv
  stop: () => Promise<void>
  start: () => Promise<void>
} & AsyncDisposable

/** The program of the setting MINIO, of the PATH, or where `go install` puts it. */
const minio = [
  process.env.MINIO,
  ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'minio')),
  join(homedir(), 'go/bin/minio'),
].find(isProgram)

/** For the output of the tests. */
export const bucketServerNote = `files in a bucket: ${minio ? `tested on ${minio}` : 'not tested, MinIO is not installed'}`

/** For the option `skip` of a test: why there is no server. */
export const missingBucketServer = minio ? false : 'MinIO is not installed'

/** A server with an empty bucket. */
export async function startBucketServer(): Promise<BucketServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tradeyard-bucket-'))
  const port = await freePort()
  const bucket: Bucket = {
    name: 'tradeyard',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'tradeyard',
    secretAccessKey: 'secret-of-the-tests',
    pathStyle: true,
  }
  let server: ChildProcess
  await start()
  await requestBucket(bucket, { method: 'PUT' })
  return {
    bucket,
    environment: {
      S3_BUCKET: bucket.name,
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
    start,
    stop,
    async [Symbol.asyncDispose]() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }

  async function start() {
    server = spawn(minio!, ['server', '--quiet', '--address', `127.0.0.1:${port}`, folder], {
      stdio: 'ignore',
      env: {
        ...process.env,
        MINIO_ROOT_USER: bucket.accessKeyId,
        MINIO_ROOT_PASSWORD: bucket.secretAccessKey,
        MINIO_BROWSER: 'off',
      },
    })
    const answers = () =>
      fetch(`${bucket.endpoint}/minio/health/cluster`).then(
        ({ ok }) => ok,
        () => false,
      )
    await until(answers, 'the S3 server answers')
  }

  async function stop() {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill()
    await ended
  }
}

function isProgram(path: string | undefined): path is string {
  try {
    accessSync(path ?? '', constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
