import { SaxesParser } from 'saxes'
import { requestBucket } from './bucket-request.ts'
import type { Bucket } from './bucket-settings.ts'

type Page = { keys: string[]; next: string | undefined }

/** The keys of all objects, a thousand with each request (ListObjectsV2). */
export async function* listBucket(bucket: Bucket): AsyncGenerator<string> {
  for (let next: string | undefined, isFirst = true; isFirst || next; isFirst = false) {
    const query = { 'list-type': '2', ...(next && { 'continuation-token': next }) }
    const answer = await requestBucket(bucket, { method: 'GET', query })
    if (!answer) throw new Error(`The bucket ${bucket.name} cannot be listed`)
    const page = await readPage(answer.setEncoding('utf8'))
    yield* page.keys
    next = page.next
  }
}

async function readPage(chunks: AsyncIterable<string>): Promise<Page> {
  const page: Page = { keys: [], next: undefined }
  const parser = new SaxesParser({ xmlns: false })
  let text = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', () => void (text = ''))
  parser.on('text', (part) => void (text += part))
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') page.keys.push(text)
    if (name === 'NextContinuationToken') page.next = text
  })
  for await (const chunk of chunks) parser.write(chunk)
  parser.close()
  return page
}
