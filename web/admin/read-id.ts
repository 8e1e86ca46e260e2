/** The number of a record in the address of its page. */
export function readId(text: string) {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Response(null, { status: 404 })
  return text
}
