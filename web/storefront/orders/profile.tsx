import { redirect } from 'react-router'

/** The orders are all that the cabinet holds so far. */
export async function loader() {
  return redirect('/profile/orders')
}
