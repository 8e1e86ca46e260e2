export type UploadedFile = { id: string; name: string }

/** An uploaded file as the value of a form's field `uploadedFiles`, which the next attempt submits again. */
export const formatUploadedFile = ({ id, name }: UploadedFile) => `${id} ${name}`

export const parseUploadedFiles = (values: readonly string[]): UploadedFile[] =>
  values.flatMap((value) => {
    const [, id, name] = /^([0-9a-f-]{36}) (.{1,200})$/.exec(value) ?? []
    return id && name ? [{ id, name }] : []
  })
