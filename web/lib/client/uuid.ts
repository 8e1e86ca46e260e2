/** A random UUID, taken from a blob URL because `crypto.randomUUID` needs a secure context. */
export const uuid = () => URL.createObjectURL(new Blob()).slice(-36)
