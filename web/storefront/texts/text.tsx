import type { Route } from './+types/text.ts'
import { loadText, type TextType } from './load-text.ts'
import { textMeta } from './text-meta.ts'
import { textPaths } from './text-paths.ts'
import { TextArticle } from './TextArticle.tsx'

const typesByPath = new Map(Object.entries(textPaths).map(([type, path]) => [path, type as TextType]))

export async function loader({ context, params }: Route.LoaderArgs) {
  const path = `/${params.text}`
  const type = typesByPath.get(path)
  if (!type) throw new Response(null, { status: 404 })
  return loadText(context, type, path)
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return textMeta(loaderData, root.loaderData?.page)
}

export default function TextPage({ loaderData }: Route.ComponentProps) {
  return <TextArticle text={loaderData} />
}
