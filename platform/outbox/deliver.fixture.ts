// Delivers one message in a process of its own, for the test that kills it.
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { createLog } from '../log.ts'
import { deliverMessageHandler } from './deliver.ts'

const [connection, id] = process.argv.slice(2)
const { db } = openDatabase(JSON.parse(connection!), { max: 1 })
await deliverMessageHandler.run(
  { id: id! },
  { db, log: createLog('silent'), config: readConfig(process.env), now: new Date() },
)
