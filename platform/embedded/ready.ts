import pg from 'pg'

const name = 'tradeyard'

/** Makes the product's own database in a cluster that lacks it, and answers how to reach it. */
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
