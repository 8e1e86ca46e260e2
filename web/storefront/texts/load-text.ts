import type { RouterContextProvider } from 'react-router'
import { getText } from '#modules/content/contract.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import { loaderCall } from '../../lib/request-context.ts'

export type TextType = InputOf<typeof getText>['type']
export type PageText = OutputOf<typeof getText> & { path: string }

/** For loaders: an editable text that is a page of its own. */
export const loadText = async (
  context: Readonly<RouterContextProvider>,
  type: TextType,
  path: string,
): Promise<PageText> => ({ ...(await loaderCall(context, (api) => api(getText, { type }))), path })
