/** The token of a link, or the id with which the overview leads to an invitation. */
export type InvitationKey = { token?: string | undefined; id?: string | undefined }

export const invitationPath = ({ token = '', id }: InvitationKey) =>
  id === undefined ? `/invitation?token=${token}` : `/invitation?id=${id}`

/** As fields of a form. */
export const keyFields = ({ token = '', id }: InvitationKey): Record<string, string> =>
  id === undefined ? { token } : { id }
