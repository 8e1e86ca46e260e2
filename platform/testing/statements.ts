// Asserts equal work by the statements that were sent instead of by the time they took.
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import type { Dispatch } from '../http/dispatch.ts'

/** Records SQL without its values: of calls when `wrapDispatch` is passed to `startApp`, of a database with `recorder` as its plugin. */
export function recordStatements() {
  let statements: string[] = []
  const compiler = new PostgresQueryCompiler()
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(compiler.compileQuery(node, queryId).sql.replace(/\s+/g, ' ').trim())
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const wrapDispatch =
    (dispatch: Dispatch): Dispatch =>
    (call, input, request) =>
      dispatch(call, input, { ...request, db: request.db.withPlugin(recorder) })
  return {
    recorder,
    wrapDispatch,
    async during<Result>(run: () => Promise<Result>) {
      statements = []
      return { result: await run(), statements }
    },
  }
}
