import type { Call, FileOutput, OutputOf } from '#platform/contract.ts'

/** The response of a call with a media type, saved under its name. */
export const fileResponse = (
  { mediaType }: Call,
  { fileName, content }: OutputOf<Call<Call['input'], typeof FileOutput>>,
) =>
  new Response(content, {
    headers: {
      'content-type': mediaType!,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  })
