import { handle } from '#platform/jobs/handlers.ts'
import { endUndo } from './job-definitions.ts'
import { finishChange } from './undo.ts'

const endUndoHandler = handle(endUndo, {
  run: ({ id }, { db, now }) => db.transaction().execute((tx) => finishChange(tx, id, now)),
})

export const cabinetJobs = [endUndoHandler]
