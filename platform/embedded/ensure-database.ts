import pg from 'pg'

const name = 'tradeyard'

/** Creates the database if it is missing and returns its connection options. */
export async function ensureDatabase(connection: pg.ClientConfig, database = name): Promise<pg.ClientConfig> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
  return { ...connection, database }
}
