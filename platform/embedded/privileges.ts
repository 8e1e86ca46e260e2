import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { userInfo } from 'node:os'

/** How a PostgreSQL program is started: with a command prefix, or under another user id. */
export type Launch = { prefix: string[]; uid?: number; gid?: number }

const nobodyId = 65534

/**
 * PostgreSQL refuses to run as root. A user namespace gives it another user id without creating a user, and works below a home folder
 * that is closed to others. setpriv ends the server when its parent dies.
 */
export function chooseLaunch(): Launch {
  const parentDeathSignal = canRun('setpriv', '--pdeathsig', 'INT', 'true') ? ['setpriv', '--pdeathsig', 'INT'] : []
  if (process.platform === 'win32' || userInfo().uid !== 0) return { prefix: parentDeathSignal }
  const namespace: [string, ...string[]] = ['unshare', '--user', `--map-user=${nobodyId}`, `--map-group=${nobodyId}`]
  if (canRun(...namespace, ...parentDeathSignal, 'true')) return { prefix: [...namespace, ...parentDeathSignal] }
  return { prefix: parentDeathSignal, uid: nobodyId, gid: nobodyId }
}

/** Changes the owner of a folder when the launch uses another user id. */
export function chownForLaunch(folder: string, launch: Launch) {
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

function canRun(command: string, ...args: readonly string[]) {
  if (process.platform !== 'linux') return false
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
