import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { userInfo } from 'node:os'

/** How a PostgreSQL program is started: a command line in front of it, or another user id. */
export type Launch = { prefix: string[]; uid?: number; gid?: number }

const nobody = 65534

/**
 * PostgreSQL refuses to run as root. A user namespace gives it another id without creating a user, and works below a
 * home folder that is closed to others. setpriv ends the server together with its parent, however that one dies.
 */
export function chooseLaunch(): Launch {
  const tether = works('setpriv', '--pdeathsig', 'INT', 'true') ? ['setpriv', '--pdeathsig', 'INT'] : []
  if (process.platform === 'win32' || userInfo().uid !== 0) return { prefix: tether }
  const namespace: [string, ...string[]] = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`]
  if (works(...namespace, ...tether, 'true')) return { prefix: [...namespace, ...tether] }
  return { prefix: tether, uid: nobody, gid: nobody }
}

/** Only for a launch that drops to another user id: gives it the folder. */
export function handOver(folder: string, launch: Launch) {
  if (launch.uid === undefined || launch.gid === undefined) return
  try {
    chownSync(folder, launch.uid, launch.gid)
  } catch {
    throw new Error(
      `PostgreSQL does not run as root, and ${folder} cannot be given to another user here. ` +
        'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}

function works(command: string, ...args: readonly string[]) {
  if (process.platform !== 'linux') return false
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
