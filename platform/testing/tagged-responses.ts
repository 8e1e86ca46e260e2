import type { Dispatch } from '../http/dispatch.ts'

const notOfPages = 'no page for visitors is made from it'
const reference = 'only a deployment changes it'

/** Public calls whose responses need no cache tags, by the beginning of their ids, and why. */
const untagged: Readonly<Record<string, string>> = {
  'GET account/invitation': 'a page with a token is not cached',
  'GET brand/search': notOfPages,
  'GET files/': 'a file does not change',
  'GET geo/': reference,
  'GET system/currencytypes': reference,
  'GET system/environment': 'every page has the tag of the settings',
  'GET system/geoip': 'a page with it is not cached',
  'GET system/get/code/list': reference,
  'GET system/storelegalforms': reference,
  'GET system/test': reference,
  'GET system/texttypes': reference,
  'GET system/unittypes': reference,
  'GET x/notification-settings/unsubscribe': 'a page with a token is not cached',
  'GET x/platform/{p}/{g}/product/count': notOfPages,
  'GET x/platform/{p}/{g}/product/facet': notOfPages,
  'GET x/platform/{p}/{g}/product/suggest': notOfPages,
}

/** Fails a public call that reads without cache tags: pages made from its response would stay as they are after a change. */
export const tagged =
  (dispatch: Dispatch): Dispatch =>
  async (call, input, request) => {
    if (call.access !== 'public' || call.method !== 'GET' || isUntagged(call.id)) return dispatch(call, input, request)
    let isTagged = false
    const response = await dispatch(call, input, {
      ...request,
      tagResponse(...tags) {
        isTagged = true
        request.tagResponse(...tags)
      },
      expireResponse(at) {
        isTagged = true
        request.expireResponse(at)
      },
    })
    if (!isTagged) throw new Error(`${call.id} has no cache tags, see platform/testing/tagged-responses.ts`)
    return response
  }

const isUntagged = (id: string) => Object.keys(untagged).some((start) => id.startsWith(start))
