// A server in a process of its own, to be killed by the test: reads how to reach the database, and says where it listens.
import { openDatabase } from '../db/database.ts'
import { startApp } from './app.ts'

const connection = JSON.parse(process.argv[2]!)
const database = openDatabase(connection)
const { address } = await startApp({ database: { ...database, connection, [Symbol.asyncDispose]: database.end } })
process.stdout.write(`${address}\n`)
