// Copies the files of DATA_DIR to the bucket of the settings: npm run copy-files
// It works beside a running server and can be repeated; docs/operations.md has the order of the steps.
import { readConfig } from '#platform/config.ts'
import { createBucketStore } from '#platform/files/bucket-store.ts'
import { copyToBucket } from '#platform/files/copy-to-bucket.ts'
import { originalsFolder } from '#platform/files/open-store.ts'
import { progress } from './progress.ts'

const filesPerReport = 1_000

try {
  const config = readConfig(process.env)
  if (!config.bucket) throw new Error('S3_BUCKET is not set: there is no bucket to copy to.')
  const folder = originalsFolder(config)
  const { copied, present, bytes } = await copyToBucket(folder, createBucketStore(config.bucket), (counts) => {
    const files = counts.copied + counts.present
    if (files % filesPerReport === 0) progress(`${files} files`)
  })
  console.log(`Copied ${copied} files, ${(bytes / 1e6).toFixed(1)} MB; ${present} were there already.`)
  console.log(`The bucket ${config.bucket.name} has all files of ${folder}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
