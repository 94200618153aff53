/** The path of the link of an invitation, before its token. */
export const invitationPath = '/inbjudan/'
