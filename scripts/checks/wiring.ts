// Lists that grow with the modules are complete: every job has one handler and something that starts it, and every route that a
// module registers is registered.
import type { JobHandler } from '#platform/jobs/handlers.ts'
import { readSource, report, sourceFiles } from '../project-files.ts'

type Sources = ReadonlyMap<string, string>

const jobList = 'modules/jobs.ts'
const routeList = 'modules/routes.ts'

/** Path of the declaring file by job name; a name that is declared twice is a problem. */
function declaredJobs(sources: Sources, problems: string[]) {
  const declared = new Map<string, string>()
  for (const [path, text] of sources)
    for (const [, name] of text.matchAll(/\bdefineJob\(\s*'([^']+)'/g)) {
      if (declared.has(name!)) problems.push(`${path}: the job ${name} is declared in ${declared.get(name!)}, too`)
      declared.set(name!, path)
    }
  return declared
}

export function jobProblems(sources: Sources, handlers: readonly Pick<JobHandler, 'job' | 'schedule'>[]): string[] {
  const problems: string[] = []
  const declared = declaredJobs(sources, problems)
  const handled = handlers.map(({ job }) => job.name)
  for (const [name, path] of declared)
    if (!handled.includes(name)) problems.push(`${path}: the job ${name} has no handler in ${jobList}`)
  for (const name of new Set(handled.filter((name, index) => handled.indexOf(name) !== index)))
    problems.push(`${jobList}: the job ${name} has two handlers`)
  for (const { job, schedule } of handlers)
    if (!schedule && !isEnqueued(job.name, sources))
      problems.push(`${declared.get(job.name)}: the job ${job.name} has no schedule, and nothing enqueues it`)
  const list = sources.get(jobList) ?? ''
  for (const path of sources.keys()) {
    const module = /^modules\/([\w/-]+)\/jobs\.ts$/.exec(path)?.[1]
    if (module && !list.includes(`'./${module}/jobs.ts'`)) problems.push(`${path} is not listed in ${jobList}`)
  }
  return problems
}

/** Whether a file enqueues the job by the name of its constant. */
function isEnqueued(name: string, sources: Sources) {
  const texts = [...sources.values()]
  const declaration = new RegExp(`\\bconst (\\w+) = defineJob\\(\\s*'${name}'`)
  const constant = texts.flatMap((text) => declaration.exec(text)?.[1] ?? [])[0]
  const call = new RegExp(`\\benqueue(?:Each)?\\(\\s*\\w+,\\s*${constant}\\b`)
  return constant !== undefined && texts.some((text) => call.test(text))
}

/** Routes that are neither calls nor pages. */
export function routeProblems(sources: Sources): string[] {
  const list = sources.get(routeList) ?? ''
  return [...sources].flatMap(([path, text]) =>
    path === routeList
      ? []
      : [...text.matchAll(/^export (?:async )?function (register\w+)\(\s*\w+: FastifyInstance\b/gm)]
          .filter(([, name]) => !new RegExp(`^\\s*${name}\\(`, 'm').test(list))
          .map(([, name]) => `${path}: ${routeList} does not call ${name}`),
  )
}

if (import.meta.main) {
  const { jobHandlers } = await import('#modules/jobs.ts')
  const paths = sourceFiles(/\.ts$/).filter(
    (path) => !/\.(test|fixture)\.ts$|^(platform\/testing|scripts)\//.test(path),
  )
  const sources = new Map(paths.map((path) => [path, readSource(path)]))
  const ofModules = new Map([...sources].filter(([path]) => path.startsWith('modules/')))
  report(
    [...jobProblems(sources, jobHandlers), ...routeProblems(ofModules)],
    `${jobHandlers.length} jobs have handlers`,
  )
}
