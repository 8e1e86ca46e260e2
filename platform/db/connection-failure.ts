import pg from 'pg'

/** Tries a connection and a statement. Returns the error; undefined when both succeed. */
export async function connectionFailure(options: pg.ClientConfig): Promise<(Error & { code?: string }) | undefined> {
  const client = new pg.Client(options)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return undefined
  } catch (error) {
    return error as Error
  } finally {
    // Not awaited: a hanging database does not close its connections.
    void client.end().catch(() => {})
  }
}
