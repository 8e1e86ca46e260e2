import { encodeList, type ListParams } from '../../lib/search-params.ts'

/** What a form of the list has to carry along besides its own fields. */
export const HiddenParams = ({ params }: { params: ListParams }) =>
  [...new URLSearchParams(encodeList(params))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
