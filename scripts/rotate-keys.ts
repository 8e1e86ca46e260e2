// Makes a new key for access tokens and retires the old one: npm run rotate-keys
// It may run beside the server; nobody is signed out, since what the old key signed still counts until it has run out.
import { rotateKeys } from '#modules/accounts/signing-keys.ts'
import { withDatabase } from './with-database.ts'

try {
  const { id } = await withDatabase('rotate-keys', { max: 1 }, ({ db }) =>
    db.transaction().execute((tx) => rotateKeys(tx, new Date())),
  )
  console.log(`Key ${id} signs from now on.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
