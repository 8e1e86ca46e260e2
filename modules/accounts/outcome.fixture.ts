/** Status and error code of a response, such as "422 factors.wrongCode"; only the status on success. */
export const outcomeOf = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { code?: string }).code ?? ''}`.trim()
