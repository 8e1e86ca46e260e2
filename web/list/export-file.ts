import type { MiddlewareFunction } from 'react-router'
import type { z } from 'zod'
import type { Call, FileOutput, InputOf } from '#platform/contract.ts'
import { fileResponse } from '../lib/file-response.ts'
import { loaderCall } from '../lib/request-context.ts'
import { readQuery } from './read-query.ts'

type FileCall = Call<z.ZodObject, typeof FileOutput>

/** The middleware of a list page whose workbook is a call of its own: the page's address with `?export` answers with that. */
export const exportFile =
  (call: FileCall): MiddlewareFunction<Response> =>
  async ({ context, url }, next) => {
    if (!url.searchParams.has('export')) return next()
    const { params } = readQuery(call, url)
    return fileResponse(call, await loaderCall(context, (api) => api(call, params as InputOf<FileCall>)))
  }
