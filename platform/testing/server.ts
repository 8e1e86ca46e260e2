// A server in its own process, which the test kills. The argument is the database connection; the output is the address.
import { openDatabase } from '../db/database.ts'
import { startApp } from './app.ts'

const connection = JSON.parse(process.argv[2]!)
const database = openDatabase(connection)
const { address } = await startApp({ database: { ...database, connection, [Symbol.asyncDispose]: database.end } })
process.stdout.write(`${address}\n`)
