import { encodeListParams, type ListParams } from '../../../lib/search-params.ts'

/** List parameters that a GET form must keep besides its own fields. */
export const HiddenParams = ({ params }: { params: ListParams }) =>
  [...new URLSearchParams(encodeListParams(params))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
