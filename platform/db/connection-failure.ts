import pg from 'pg'

/** Why a database cannot be used now: tries a connection and a statement. Undefined when both succeed. */
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
    // A database that hangs does not end its connections.
    void client.end().catch(() => {})
  }
}
