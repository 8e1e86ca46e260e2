// Creates a key for access tokens and retires the old one: npm run rotate-keys
// It works with a running server and signs nobody out: tokens of the old key stay valid until they expire.
import { rotateKeys } from '#modules/accounts/sessions/signing-keys.ts'
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
