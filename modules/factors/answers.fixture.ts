/** An answer as its status and, where it is refused, the code of the error. */
export const told = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { code?: string }).code ?? ''}`.trim()
